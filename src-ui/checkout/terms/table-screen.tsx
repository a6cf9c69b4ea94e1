import { useMemo } from 'react'
import { isKioskOn } from '../../../src-domain/fulfilment/kiosk-permission.ts'
import { TableForm } from '../../fulfilment/table-form.tsx'
import { table as english } from '../../messages/table.en.ts'
import { withBrandTexts } from '../../messages/wording.ts'
import { MoreWords } from '../../messages/words-context.tsx'
import { useStateOf } from '../../state/use-state-of.ts'
import { Screen } from '../screen.tsx'
import { usePay } from '../use-pay.ts'
import { useRestaurantPhone } from '../use-restaurant-phone.ts'

/** Table entry: opened by the Edit button (TABLE-09), or before the checkout if there is none (TABLE-11). */
export function TableScreen() {
  const { cells, actions } = usePay()
  const { brand, locale, texts } = cells.facts
  const words = useMemo(() => ({ table: withBrandTexts('table', english, texts, locale) }), [texts, locale])
  const table = useStateOf(cells.order, (order) => order.table)
  const location = useStateOf(cells.location, (now) => now.location)
  return (
    <Screen title={words.table.title} onBack={actions.flow.back}>
      <MoreWords words={words}>
        <TableForm
          number={table?.number ?? ''}
          phone={useRestaurantPhone()}
          isOff={!isKioskOn(brand, location ?? { isKioskEnabled: true })}
          onChoose={actions.terms.chooseTable}
          onDone={() => actions.flow.go('CHECK_OUT')}
        />
      </MoreWords>
    </Screen>
  )
}
