import { useNavigate } from 'react-router-dom'
import { screenPaths } from '../../src-domain/checkout/screen-paths.ts'
import { chooserTabs } from '../../src-domain/location/chooser-tabs.ts'
import { isUpsellStep } from '../../src-domain/upsell/offered-upsells.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { UpsellsInCart } from '../upsell/upsells-screen.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import styles from './cart-sheet.module.css'
import { CartSummary } from './cart-summary.tsx'
import type { CartView } from './cart-view.ts'
import { DeliveryLine } from './delivery-line.tsx'
import { RemovableLines } from './removable-lines.tsx'

/** Cart with lines (CART-05). */
export function FullCart({ view }: { readonly view: CartView }) {
  const words = useWords('ordering')
  const { cells, actions } = useOrdering()
  const navigate = useNavigate()
  const diningOption = useStateOf(cells.order, (now) => now.diningOption)
  const { diningOption: ways } = useWords('common')
  const { haveAccount } = useWords('steps')
  const isGuest = useStateOf(cells.patron, (now) => now.patron === undefined)
  return (
    <div className={styles.content}>
      <div>
        <div className={styles.head}>
          <p className={styles.heading}>{view.heading}</p>
          {chooserTabs(cells.facts.brand).length === 0 ? null : (
            <button type="button" className={styles.change} onClick={() => void navigate(screenPaths.LOCATIONS)}>
              {words.changeLocation}
            </button>
          )}
        </div>
        {view.delivery === undefined ? null : <DeliveryLine delivery={view.delivery} />}
        <p className={styles.when}>
          <Icon name={diningOption === 'kiosk' ? 'pin' : 'clock'} small />
          {ways[diningOption]} · {view.when}
          {diningOption === 'kiosk' ? <EditTable /> : view.isScheduleShown ? <EditTime /> : null}
        </p>
      </div>
      <RemovableLines
        lines={view.leftBehind}
        onRemove={() => actions.removeLines(view.leftBehind.map(({ index }) => index))}
      />
      <ul aria-label={words.lines}>
        {view.lines.map((line, index) => (
          <CartLineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id of its own; its position is what actions name
            key={`${line.item}/${index}`}
            line={line}
            onQuantity={(quantity) => actions.setQuantity(index, quantity)}
            onEdit={() => void navigate(`/item/${encodeURIComponent(line.item)}/${index}`)}
            onRemove={() => void navigate(`/delete/${index}`)}
          />
        ))}
      </ul>
      <button type="button" className={styles.removeAll} onClick={() => void navigate('/delete')}>
        {words.removeAll}
      </button>
      {isUpsellStep(cells.facts.brand.themes.upsell) ? null : <UpsellsInCart />}
      <CartSummary view={view} />
      {isGuest ? (
        <Button kind="quiet" onClick={() => void navigate('/login')}>
          {haveAccount}
        </Button>
      ) : null}
    </div>
  )
}

/** Button that changes the table (TABLE-09). */
function EditTable() {
  const { edit } = useWords('common')
  const { editTable } = useWords('ordering')
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className={styles.edit}
      aria-label={editTable}
      onClick={() => void navigate('/table-number', { state: { isEdit: true } })}
    >
      {edit}
    </button>
  )
}

/** Button that changes the time (SCHED-11). */
function EditTime() {
  const { edit } = useWords('common')
  const words = useWords('times')
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className={styles.edit}
      aria-label={words.edit}
      onClick={() => void navigate(screenPaths.FETCH_SCHEDULE_DATE)}
    >
      {edit}
    </button>
  )
}
