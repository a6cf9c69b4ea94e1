import type { Ticket } from './ticket.ts'

export interface WhoeverReads {
  readonly isSignedIn: boolean
  /** What the checkout of this tab was told. */
  readonly guest: { readonly email?: string } | undefined
}

/**
 * Whether a placed order is that of the guest who ordered in this tab: whoever else reads it is told nothing of them, and
 * is asked nothing.
 */
export function isOfGuestHere({ patron }: Pick<Ticket, 'patron'>, { isSignedIn, guest }: WhoeverReads): boolean {
  const { email = '' } = guest ?? {}
  return !isSignedIn && email !== '' && email === patron.email
}
