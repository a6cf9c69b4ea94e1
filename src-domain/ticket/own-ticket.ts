import type { Ticket } from './ticket.ts'

export interface WhoeverReads {
  readonly isSignedIn: boolean
  readonly guest: { readonly email?: string } | undefined
}

/** Whether this tab's guest placed the order. Any other reader sees no personal data. */
export function isOfGuestHere({ patron }: Pick<Ticket, 'patron'>, { isSignedIn, guest }: WhoeverReads): boolean {
  const { email = '' } = guest ?? {}
  return !isSignedIn && email !== '' && email === patron.email
}
