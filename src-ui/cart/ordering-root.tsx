import { AlertDialog } from '../design/alert-dialog.tsx'
import { useWords } from '../messages/words-context.tsx'
import { ItemPlace } from '../selection/item-place.tsx'
import { FallThrough } from '../shell/fall-through.tsx'
import { LazySheet } from '../shell/lazy-part.tsx'
import { Toasts } from '../shell/toasts.tsx'
import { UnavailableAlert } from '../shell/unavailable-alert.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { CartFlow } from './cart-flow.tsx'
import { laterSheets } from './later-sheets.ts'
import { useOrdering } from './ordering-app.ts'

/** What the ordering chunk draws over the shop: at most one thing at a time, short news, and the alert of a 503. */
export const OrderingRoot = ({ report }: { readonly report: (reason: unknown) => void }) => {
  const { cells, actions } = useOrdering()
  const { somethingWrong, close } = useWords('common')
  const place = useStateOf(cells.place, (now) => now)
  return (
    <>
      {/* CART-29: what cannot be drawn is closed, and the order stays as it is. */}
      <FallThrough
        of={place}
        report={report}
        otherwise={<AlertDialog message={somethingWrong} close={close} onClose={actions.back} />}
      >
        <OpenPlace />
      </FallThrough>
      <HandedOver />
      <Toasts cell={cells.toasts} />
      <UnavailableAlert cell={cells.alert} />
    </>
  )
}

const OpenPlace = () => {
  const { cells, actions } = useOrdering()
  const { brand, locale, texts } = cells.facts
  const place = useStateOf(cells.place, (now) => now)
  const menu = useStateOf(cells.menu, (now) => now)
  const diningOption = useStateOf(cells.order, (now) => now.diningOption)
  const patron = useStateOf(cells.patron, (now) => now.patron)
  switch (place._tag) {
    case 'Closed':
      return null
    case 'Cart':
      return <CartFlow path={place.path} />
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
          {({ AddressSheet }) => <AddressSheet slug={place.slug} />}
        </LazySheet>
      )
    case 'Table':
      return (
        <LazySheet of={laterSheets} onClose={actions.back}>
          {({ TableSheet }) => (
            <TableSheet key={place.number} number={place.number} problem={place.problem} onDone={actions.back} />
          )}
        </LazySheet>
      )
    case 'Item':
      return (
        <ItemPlace
          key={place.itemId}
          menu={menu}
          brand={brand}
          diningOption={diningOption}
          groupId={place.groupId}
          itemId={place.itemId}
          onConfirm={actions.addItem}
          onRetry={actions.retryMenu}
          onClose={actions.back}
        />
      )
  }
}

const HandedOver = () => {
  const { cells, actions } = useOrdering()
  const isAny = useStateOf(cells.sharedCart, (now) => now._tag !== 'None')
  if (!isAny) return null
  return (
    <LazySheet of={laterSheets} onClose={actions.keepOwnCart}>
      {({ SharedCart }) => <SharedCart />}
    </LazySheet>
  )
}
