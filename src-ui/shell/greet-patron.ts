import type { PatronState } from '../../src-domain/account/session.ts'
import { profileAddress } from '../../src-domain/navigation/account-addresses.ts'
import type { WatchableCell } from '../state/cell.ts'
import styles from './header.module.css'

/**
 * Shows the signed-in patron's name in the server-rendered header, linked to the profile. `said` is the accessible
 * name.
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
