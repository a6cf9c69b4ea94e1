import { useEffect, useRef } from 'react'
import { tipOf } from '../../src-domain/checkout/checkout-snapshot.ts'
import type { Tender } from '../../src-domain/checkout/checkout-state.ts'
import { add } from '../../src-domain/money/minor.ts'
import { menuOfOrder } from '../../src-domain/navigation/order-addresses.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { QuestionDialog } from '../design/question-dialog.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { UnavailableAlert } from '../design/unavailable-alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import { DocumentHeader } from '../shell/document-header.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import headerStyles from '../shell/header.module.css'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { whenIdle } from '../shell/when-idle.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { sendCardId } from './card/use-focus-back.ts'
import { fetchCheckout } from './checkout-screen.tsx'
import styles from './pay-root.module.css'
import { BankScreen, fetchPayScreens, payScreens } from './pay-screens.tsx'
import { PayAccount } from './person/pay-account.tsx'
import { orderBarId } from './placing/order-bar.ts'
import { ProgressScreen } from './placing/progress-screen.tsx'
import { Screen } from './screen.tsx'
import { tipFieldId } from './tip/tip-field-id.ts'
import { useCheckout } from './use-checkout.ts'
import { usePay } from './use-pay.ts'

export function PayRoot({ report }: { readonly report: (reason: unknown) => void }) {
  const common = useWords('common')
  const { cells } = usePay()
  const { brand, locale } = cells.facts
  const home = useStateOf(cells.order, menuOfOrder)
  useEffect(() => {
    void fetchCheckout(brand)
    return whenIdle(() => void fetchPayScreens())
  }, [brand])
  return (
    <ErrorBoundary message={common.somethingWrong} report={report}>
      <OfflineBar online={cells.online} />
      <DocumentHeader brand={brand} locale={locale} home={home}>
        <a className={headerStyles.way} href={home}>
          {common.backToMenu}
        </a>
        <PayAccount />
      </DocumentHeader>
      <main id="content" className={styles.main}>
        <Flow />
      </main>
      <Questions />
      <UnavailableAlert cell={cells.alert} />
    </ErrorBoundary>
  )
}

function Flow() {
  const { cells } = usePay()
  const isReady = useStateOf(cells.ready, (now) => now)
  const { placement, order } = useStateOf(cells.snapshot, (now) => now)
  const screen = useStateOf(cells.screen, (now) => now)
  useFocusAfterBank(placement._tag === 'Confirming')
  if (placement._tag === 'Confirming') return <BankScreen />
  if (placement._tag === 'Unknown') return <ProgressScreen placement={placement} />
  if (placement._tag === 'Placed') return <PlacedScreen />
  if (!isReady) return <Loading />
  if (order.items.length === 0) return <EmptyScreen />
  const Current = payScreens[screen]
  return (
    <>
      <Current />
      {screen === 'CLEAR_DISCOUNT' ? <ClearTender tender="promo" /> : null}
      {screen === 'CLEAR_GIFTCARD' ? <ClearTender tender="gift-card" /> : null}
    </>
  )
}

/** Restores the focus to the pressed button after the challenge. */
function useFocusAfterBank(isAsked: boolean): void {
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    const isBack = wasAsked.current && !isAsked
    wasAsked.current = isAsked
    // Runs after the opening screen's heading has taken the focus.
    if (isBack) (document.getElementById(orderBarId) ?? document.getElementById(sendCardId))?.focus()
  }, [isAsked])
}

/** Confirms the removal (PROMO-10, GIFT-11). */
function ClearTender({ tender }: { readonly tender: Tender }) {
  const words = useWords('pay')
  const { actions } = usePay()
  return (
    <ConfirmDialog
      question={tender === 'promo' ? words.promoRemoveAsk : words.giftCardRemoveAsk}
      yes={words.removeYes}
      no={words.removeNo}
      onYes={() => actions.tenders.clear(tender)}
      onNo={actions.flow.back}
    />
  )
}

function Loading() {
  return (
    <div className={styles.loading}>
      <Skeleton shape="short" />
      <Skeleton shape="bar" />
      <Skeleton shape="bar" />
      <Skeleton shape="bar" />
    </div>
  )
}

function EmptyScreen() {
  const words = useWords('pay')
  const { cells } = usePay()
  const home = useStateOf(cells.order, menuOfOrder)
  return (
    <Screen title={words.emptyTitle}>
      <p>{words.emptyLead}</p>
      <a className={buttonClass('primary')} href={home}>
        {words.backToMenu}
      </a>
    </Screen>
  )
}

/** Shown while the order page loads, or if there is none (CHK-51). */
function PlacedScreen() {
  const words = useWords('pay')
  return (
    <Screen title={words.placedTitle}>
      <p role="status">{words.placedLead}</p>
    </Screen>
  )
}

function Questions() {
  const words = useWords('pay')
  const { cells, actions } = usePay()
  const { now } = useCheckout()
  const { placement, checkout } = now
  const isWaved = useStateOf(cells.checkout, (state) => state.isQuestionClosed === true)
  if (checkout.press?._tag === 'Moved') {
    const [before, after] = [words.price(checkout.press.before), words.price(checkout.press.after)]
    return (
      <ConfirmDialog
        question={words.movedAsk({ before, after })}
        yes={words.priceChangedYes({ price: after })}
        no={words.notNow}
        onYes={actions.placing.placeOrder}
        onNo={actions.placing.closeQuestion}
      />
    )
  }
  if (checkout.press?._tag === 'TipAsked') {
    const [tip, food] = [words.price(checkout.press.tip), words.price(checkout.press.food)]
    return (
      <ConfirmDialog
        question={words.tipAsk({ tip, food })}
        yes={words.tipYes({ price: tip })}
        no={words.tipNo}
        onYes={actions.placing.confirmTip}
        onNo={() => {
          actions.placing.closeQuestion()
          // After the dialog has restored the focus.
          queueMicrotask(() => document.getElementById(tipFieldId)?.focus())
        }}
      />
    )
  }
  if (placement._tag !== 'Refused' || isWaved) return null
  const { why } = placement
  if (why._tag === 'PriceChanged' && why.price.isValid && checkout.agreedTotal !== undefined) {
    const after = words.price(add(why.price.totalAmount, tipOf(now, why.price)))
    return (
      <ConfirmDialog
        question={words.priceChangedAsk({ before: words.price(checkout.agreedTotal), after })}
        yes={words.priceChangedYes({ price: after })}
        no={words.notNow}
        onYes={actions.placing.placeOrder}
        onNo={actions.placing.closeQuestion}
      />
    )
  }
  if (why._tag !== 'DuplicateSuspected') return null
  return <DuplicateQuestion />
}

/** Asks about a second order. Viewing the first comes first, because a double press is likelier. */
function DuplicateQuestion() {
  const words = useWords('pay')
  const { confirmDuplicate, closeQuestion, orderBefore } = usePay().actions.placing
  const before = orderBefore()
  return (
    <QuestionDialog
      question={words.duplicateAsk}
      stacked
      onEscape={closeQuestion}
      onTap={(isBeside) => isBeside && closeQuestion()}
      answers={
        <>
          {before === undefined ? null : (
            <a className={buttonClass('primary', true)} href={before}>
              {words.viewOrder}
            </a>
          )}
          <Button kind="secondary" wide onClick={closeQuestion}>
            {words.notNow}
          </Button>
          <Button kind="secondary" wide onClick={confirmDuplicate}>
            {words.duplicateYes}
          </Button>
        </>
      }
    />
  )
}
