export type StepAnswer = 'confirm' | 'refuse'

/** `closed`: the step no longer waits. `unknown`: no response. Repeating an answer is idempotent. */
export interface SandboxBank {
  readonly answerStep: (step: string, answer: StepAnswer) => Promise<'taken' | 'closed' | 'unknown'>
}
