import type { Brand } from '../../src-domain/brand/brand.ts'
import { useWords } from '../messages/words-context.tsx'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import { ExpressPay } from './card/express-pay.tsx'
import { CartBlocks, PaymentBlocks } from './checkout-blocks.tsx'
import { checkoutLayout } from './checkout-layouts.ts'
import styles from './checkout-screen.module.css'
import { EditNotice } from './edit-notice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { SessionEnded } from './person/session-ended.tsx'
import { WhoRow } from './person/who-row.tsx'
import { Screen } from './screen.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePay } from './use-pay.ts'

/** Checkout (CHK-01) in the layout of the brand's theme (CHK-05). */
export function CheckoutScreen() {
  const words = useWords('pay')
  const { cells, actions } = usePay()
  const { kind, rows } = checkoutLayout(cells.facts.brand.themes.checkout.layout)
  return (
    <Screen title={words.title} onBack={actions.flow.back}>
      <SessionEnded offersLogIn />
      <EditNotice />
      {kind === 'collapsible' ? <CollapsibleCheckout /> : <StandardCheckout isInCards={rows === 'cards'} />}
    </Screen>
  )
}

const CollapsibleCheckout = lazyScreen(() =>
  import('./collapsible-checkout.tsx').then((fetched) => fetched.CollapsibleCheckout),
)

/** Fetches the layout's chunk while the order loads. */
export async function fetchCheckout({ themes }: Pick<Brand, 'themes'>): Promise<void> {
  if (checkoutLayout(themes.checkout.layout).kind === 'collapsible')
    // Ignored here, because the screen itself retries.
    await CollapsibleCheckout.fetch().catch(() => undefined)
}

/** Standard layout (CHK-02). */
function StandardCheckout({ isInCards }: { readonly isInCards: boolean }) {
  const { now, view } = useCheckout()
  return (
    <div className={styles.columns} data-wide="">
      <ExpressPay now={now} />
      <div
        className={isInCards ? styles.cards : styles.rows}
        data-rows={isInCards ? 'cards' : undefined}
        inert={view.button.isBusy}
      >
        <CartBlocks now={now} />
        <WhoRow now={now} />
        <PaymentBlocks now={now} view={view} />
      </div>
      <OrderSummary view={view} button={view.button} />
    </div>
  )
}
