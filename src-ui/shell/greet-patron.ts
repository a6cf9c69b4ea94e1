import type { PatronState } from '../../src-domain/account/session.ts'
import { profileAddress } from '../../src-domain/navigation/account-addresses.ts'
import type { WatchableCell } from '../state/cell.ts'
import styles from './header.module.css'

/**
 * The name of whoever is signed in, in the header that the server drew, as the way to their profile. `said` is what the
 * link is called.
 */
export function greetPatron(
  page: Document,
  patron: WatchableCell<PatronState>,
  said: (facts: { readonly name: string }) => string,
): void {
  const link = page.createElement('a')
  link.href = profileAddress
  link.className = styles.patron ?? ''
  patron.changes.subscribe((now) => {
    const name = now.patron?.firstName.trim() ?? ''
    if (name === '') return link.remove()
    link.textContent = name
    link.setAttribute('aria-label', said({ name }))
    page.querySelector('[data-tap=account]')?.before(link)
  })
}
