import { isKioskOn } from '../../src-domain/fulfilment/kiosk-permission.ts'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { TableForm } from './table-form.tsx'
import styles from './table-sheet.module.css'

export interface TableSheetProps {
  readonly number?: string
  readonly problem?: string
  readonly onDone: () => void
}

/** Table number in the shop (TABLE-01): from the cart, its Edit button, or a wrong link. */
export function TableSheet({ number, problem, onDone }: TableSheetProps) {
  const words = useWords('table')
  const { close } = useWords('common')
  const { cells, actions } = useOrdering()
  const table = useStateOf(cells.order, (now) => now.table)
  const location = useStateOf(cells.location, (now) => now.location)
  const { brand } = cells.facts
  return (
    <Sheet title={words.title} closeLabel={close} onClose={actions.back}>
      <div className={styles.content}>
        <TableForm
          number={number ?? table?.number ?? ''}
          {...(problem === undefined ? {} : { problem })}
          phone={location?.phone === undefined ? brand : location}
          isOff={!isKioskOn(brand, location ?? { isKioskEnabled: true })}
          onChoose={actions.chooseTable}
          onDone={onDone}
        />
      </div>
    </Sheet>
  )
}
