/** What a customer says when the bank asks. */
export type StepAnswer = 'confirm' | 'refuse'

/**
 * The bank of the play money, as far as customers speak with it. `closed`: nobody waits for this answer, or no longer;
 * the same answer again is the same. `unknown`: nobody heard whether it arrived.
 */
export interface SandboxBank {
  readonly answerStep: (step: string, answer: StepAnswer) => Promise<'taken' | 'closed' | 'unknown'>
}
