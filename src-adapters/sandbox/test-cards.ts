export type SandboxOutcome =
  | 'approved'
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'wrong_cvc'
  | 'needs_second_step'
  | 'timeout_after_charging'

/** Every other valid number is approved. */
const outcomes: Readonly<Record<string, SandboxOutcome>> = {
  '4242424242424242': 'approved',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'wrong_cvc',
  '4000000000003220': 'needs_second_step',
  '4000000000000259': 'timeout_after_charging',
}

export function outcomeOf(digits: string): SandboxOutcome {
  return outcomes[digits] ?? 'approved'
}
