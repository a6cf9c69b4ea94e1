import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { ticketStore } from '../../../src-adapters/browser/ticket-store.ts'
import type { KnownPerson } from '../../../src-domain/account/sign-in-flow.ts'
import { isOfGuestHere } from '../../../src-domain/ticket/own-ticket.ts'

/** Token of the last order that this tab's guest placed. Signing up assigns the order to the account (note ACCT-28). */
export function guestOrderToken(tab: SafeStorage, guest: KnownPerson | undefined): string | undefined {
  const last = ticketStore(tab).last()
  return last !== undefined && isOfGuestHere(last, { guest, isSignedIn: false }) ? last.token : undefined
}
