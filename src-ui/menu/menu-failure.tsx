import type { MenuState } from '../../src-domain/menu/menu-state.ts'
import { Alert } from '../design/alert.tsx'
import { useWords } from '../messages/words-context.tsx'

export type FailedMenu = Extract<MenuState, { readonly _tag: 'Failed' }>

/** Explains why the menu did not load, without blaming the restaurant for a lost connection (MENU-18). */
export function MenuFailure({ menu }: { readonly menu: FailedMenu }) {
  const { offline } = useWords('common')
  const { menuUnavailable, noAnswer } = useWords('ordering')
  if (menu.why === 'Offline') return <Alert kind="danger">{offline}</Alert>
  return (
    <Alert kind="danger" title={menuUnavailable}>
      {menu.why === 'NoAnswer' ? noAnswer : null}
    </Alert>
  )
}
