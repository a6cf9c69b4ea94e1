import { home } from '../../src-domain/navigation/addresses.ts'
import { AlertDialog } from '../design/alert-dialog.tsx'
import { Toasts } from '../design/toasts.tsx'
import { UnavailableAlert } from '../design/unavailable-alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { MenuItemSheet } from '../selection/menu-item-sheet.tsx'
import { FallbackBoundary } from '../shell/fallback-boundary.tsx'
import { LazySheet } from '../shell/lazy-part.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { CartFlow } from './cart-flow.tsx'
import { prefetchedSheets } from './prefetched-sheets.ts'

interface ReportProps {
  readonly report: (reason: unknown) => void
}

/** Overlays of the ordering chunk: one sheet at a time, toasts, and the alert of a 503. */
export function OrderingRoot({ report }: ReportProps) {
  const { cells, actions } = useOrdering()
  const { somethingWrong, close } = useWords('common')
  const sheet = useStateOf(cells.sheet, (now) => now)
  return (
    <>
      {/* A sheet that fails to render closes; the order stays (CART-29). */}
      <FallbackBoundary
        of={sheet}
        report={report}
        fallback={<AlertDialog message={somethingWrong} close={close} onClose={actions.back} />}
      >
        <OpenItemSheet />
      </FallbackBoundary>
      <SharedCartOverlay report={report} />
      <MoveOverlay report={report} />
      <StaleOrderOverlay report={report} />
      <ToastQueue report={report} />
      <UnavailableAlert cell={cells.alert} />
    </>
  )
}

function OpenItemSheet() {
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
        <LazySheet of={prefetchedSheets} onClose={actions.back}>
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
        <LazySheet of={prefetchedSheets} onClose={actions.back}>
          {({ AddressSheet }) => <AddressSheet slug={sheet.slug} />}
        </LazySheet>
      )
    case 'Table':
      return (
        <LazySheet of={prefetchedSheets} onClose={actions.back}>
          {({ TableSheet }) => (
            <TableSheet key={sheet.number} number={sheet.number} problem={sheet.problem} onDone={actions.back} />
          )}
        </LazySheet>
      )
    case 'Again':
      return (
        <LazySheet of={prefetchedSheets} onClose={actions.back}>
          {({ LastOrdersSheet }) => <LastOrdersSheet />}
        </LazySheet>
      )
    case 'Item':
      return (
        <MenuItemSheet
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
function SharedCartOverlay({ report }: ReportProps) {
  const { cells, actions } = useOrdering()
  const { somethingWrong, close } = useWords('common')
  const shared = useStateOf(cells.sharedCart, (now) => now)
  if (shared._tag === 'None') return null
  return (
    <FallbackBoundary
      of={shared}
      report={report}
      fallback={<AlertDialog message={somethingWrong} close={close} onClose={actions.keepOwnCart} />}
    >
      <LazySheet of={prefetchedSheets} onClose={actions.keepOwnCart}>
        {({ SharedCart }) => <SharedCart />}
      </LazySheet>
    </FallbackBoundary>
  )
}

/** If it fails to render, the order does not move. */
function MoveOverlay({ report }: ReportProps) {
  const { cells, actions } = useOrdering()
  const { somethingWrong, close } = useWords('common')
  const move = useStateOf(cells.move, (now) => now)
  if (move._tag === 'None') return null
  const stay = () => actions.answerMove('stay')
  return (
    <FallbackBoundary
      of={move}
      report={report}
      fallback={<AlertDialog message={somethingWrong} close={close} onClose={stay} />}
    >
      <LazySheet of={prefetchedSheets} onClose={stay}>
        {({ MoveDialog }) => <MoveDialog question={move} />}
      </LazySheet>
    </FallbackBoundary>
  )
}

function StaleOrderOverlay({ report }: ReportProps) {
  const { cells, actions } = useOrdering()
  const putAway = useStateOf(cells.putAway, (now) => now)
  if (putAway._tag === 'None') return null
  return (
    <FallbackBoundary of={putAway} report={report} fallback={null}>
      <LazySheet of={prefetchedSheets} onClose={actions.forgetPutAway}>
        {({ StaleOrderQuestion }) => <StaleOrderQuestion before={putAway.before} />}
      </LazySheet>
    </FallbackBoundary>
  )
}

/** Queue of toasts. After a toast fails to render, the next one retries. */
function ToastQueue({ report }: ReportProps) {
  const { toasts } = useOrdering().cells
  const last = useStateOf(toasts, (now) => now.at(-1))
  return (
    <FallbackBoundary of={last} report={report} fallback={null}>
      <Toasts cell={toasts} />
    </FallbackBoundary>
  )
}
