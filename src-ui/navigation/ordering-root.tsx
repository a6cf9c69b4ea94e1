import { home } from '../../src-domain/navigation/addresses.ts'
import { AlertDialog } from '../design/alert-dialog.tsx'
import { Toasts } from '../design/toasts.tsx'
import { UnavailableAlert } from '../design/unavailable-alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { ItemSheetOfMenu } from '../selection/item-sheet-of-menu.tsx'
import { FallThrough } from '../shell/fall-through.tsx'
import { LazySheet } from '../shell/lazy-part.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { CartFlow } from './cart-flow.tsx'
import { laterSheets } from './later-sheets.ts'

interface Reporting {
  readonly report: (reason: unknown) => void
}

/** Overlays of the ordering chunk: one sheet at a time, toasts, and the alert of a 503. */
export function OrderingRoot({ report }: Reporting) {
  const { cells, actions } = useOrdering()
  const { somethingWrong, close } = useWords('common')
  const sheet = useStateOf(cells.sheet, (now) => now)
  return (
    <>
      {/* A failed sheet closes; the order stays (CART-29). */}
      <FallThrough
        of={sheet}
        report={report}
        fallback={<AlertDialog message={somethingWrong} close={close} onClose={actions.back} />}
      >
        <OpenSheetOf />
      </FallThrough>
      <HandedOver report={report} />
      <AboutToMove report={report} />
      <OfAnotherDay report={report} />
      <ToastsInTurn report={report} />
      <UnavailableAlert cell={cells.alert} />
    </>
  )
}

function OpenSheetOf() {
  const { cells, actions } = useOrdering()
  const { brand, locale, texts } = cells.facts
  const sheet = useStateOf(cells.sheet, (now) => now)
  const menu = useStateOf(cells.menu, (now) => now)
  const diningOption = useStateOf(cells.order, (now) => now.diningOption)
  const patron = useStateOf(cells.patron, (now) => now.patron)
  switch (sheet._tag) {
    case 'Closed':
      return null
    case 'Cart':
      return <CartFlow path={sheet.path} state={sheet.state} />
    case 'SignIn':
      return (
        <LazySheet of={laterSheets} onClose={actions.back}>
          {({ AccountSheet }) => (
            <AccountSheet
              patron={patron}
              {...{ locale, texts }}
              begin={actions.account}
              isRecovering={actions.isRecovering}
              onSignIn={actions.signIn}
              onSignedIn={sheet.to === undefined ? actions.back : () => window.location.assign(sheet.to ?? home)}
              social={actions.social}
              onSignOut={actions.signOut}
              onClose={actions.back}
              termsUrl={brand.termsUrl}
            />
          )}
        </LazySheet>
      )
    case 'Address':
      return (
        <LazySheet of={laterSheets} onClose={actions.back}>
          {({ AddressSheet }) => <AddressSheet slug={sheet.slug} />}
        </LazySheet>
      )
    case 'Table':
      return (
        <LazySheet of={laterSheets} onClose={actions.back}>
          {({ TableSheet }) => (
            <TableSheet key={sheet.number} number={sheet.number} problem={sheet.problem} onDone={actions.back} />
          )}
        </LazySheet>
      )
    case 'Again':
      return (
        <LazySheet of={laterSheets} onClose={actions.back}>
          {({ LastOrdersSheet }) => <LastOrdersSheet />}
        </LazySheet>
      )
    case 'Item':
      return (
        <ItemSheetOfMenu
          key={sheet.itemId}
          menu={menu}
          brand={brand}
          diningOption={diningOption}
          groupId={sheet.groupId}
          itemId={sheet.itemId}
          onConfirm={actions.addItem}
          onRetry={actions.retryMenu}
          onClose={actions.back}
        />
      )
  }
}

/** If it fails to render, the customer keeps their own cart. */
function HandedOver({ report }: Reporting) {
  const { cells, actions } = useOrdering()
  const { somethingWrong, close } = useWords('common')
  const shared = useStateOf(cells.sharedCart, (now) => now)
  if (shared._tag === 'None') return null
  return (
    <FallThrough
      of={shared}
      report={report}
      fallback={<AlertDialog message={somethingWrong} close={close} onClose={actions.keepOwnCart} />}
    >
      <LazySheet of={laterSheets} onClose={actions.keepOwnCart}>
        {({ SharedCart }) => <SharedCart />}
      </LazySheet>
    </FallThrough>
  )
}

/** If it fails to render, the order does not move. */
function AboutToMove({ report }: Reporting) {
  const { cells, actions } = useOrdering()
  const { somethingWrong, close } = useWords('common')
  const move = useStateOf(cells.move, (now) => now)
  if (move._tag === 'None') return null
  const stay = () => actions.answerMove('stay')
  return (
    <FallThrough
      of={move}
      report={report}
      fallback={<AlertDialog message={somethingWrong} close={close} onClose={stay} />}
    >
      <LazySheet of={laterSheets} onClose={stay}>
        {({ MoveDialog }) => <MoveDialog question={move} />}
      </LazySheet>
    </FallThrough>
  )
}

function OfAnotherDay({ report }: Reporting) {
  const { cells, actions } = useOrdering()
  const putAway = useStateOf(cells.putAway, (now) => now)
  if (putAway._tag === 'None') return null
  return (
    <FallThrough of={putAway} report={report} fallback={null}>
      <LazySheet of={laterSheets} onClose={actions.forgetPutAway}>
        {({ StaleOrderQuestion }) => <StaleOrderQuestion before={putAway.before} />}
      </LazySheet>
    </FallThrough>
  )
}

/** A toast that fails to render is retried with the next one. */
function ToastsInTurn({ report }: Reporting) {
  const { toasts } = useOrdering().cells
  const last = useStateOf(toasts, (now) => now.at(-1))
  return (
    <FallThrough of={last} report={report} fallback={null}>
      <Toasts cell={toasts} />
    </FallThrough>
  )
}
