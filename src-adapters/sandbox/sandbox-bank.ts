export type StepAnswer = 'confirm' | 'refuse'

/** `closed`: the step no longer waits. Idempotent. */
export interface SandboxBank {
  readonly answerStep: (step: string, answer: StepAnswer) => Promise<'taken' | 'closed' | 'unknown'>
}
