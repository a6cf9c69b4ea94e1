import { menuOfOrder, opening } from '../../../src-domain/navigation/order-addresses.ts'
import { Icon } from '../../design/icon.tsx'
import { useWords } from '../../messages/words-context.tsx'
import headerStyles from '../../shell/header.module.css'
import { useStateOf } from '../../state/use-state-of.ts'
import { usePay } from '../use-pay.ts'

/** Login button for a guest with items, else a link to the account in the shop. */
export function PayAccount() {
  const { account } = useWords('common')
  const { cells, actions } = usePay()
  const home = useStateOf(cells.order, menuOfOrder)
  const isGuest = useStateOf(cells.patron, ({ patron }) => patron === undefined)
  const isEmpty = useStateOf(cells.order, ({ items }) => items.length === 0)
  const icon = <Icon name="person" />
  return isGuest && !isEmpty ? (
    <button
      type="button"
      className={headerStyles.person}
      aria-label={account}
      onClick={() => actions.flow.go('LOG_IN')}
    >
      {icon}
    </button>
  ) : (
    <a className={headerStyles.person} aria-label={account} href={opening(home, { _tag: 'Account' })}>
      {icon}
    </a>
  )
}
