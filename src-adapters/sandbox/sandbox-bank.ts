/** The customer's answer to the bank. */
export type StepAnswer = 'confirm' | 'refuse'

/**
 * The customer's side of the sandbox's bank. `closed`: this step is not waiting (any more). `unknown`: no response.
 * Repeating an answer is idempotent.
 */
export interface SandboxBank {
  readonly answerStep: (step: string, answer: StepAnswer) => Promise<'taken' | 'closed' | 'unknown'>
}
