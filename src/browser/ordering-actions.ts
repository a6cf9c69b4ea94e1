import { type SignInNeeds, signIn, signOut } from '../../src-domain/account/sign-in.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { CartLine } from '../../src-domain/cart/cart-line.ts'
import { addLine, clearLines, removeLine, replaceLine, setQuantity } from '../../src-domain/cart/change-lines.ts'
import type { CheckoutFormKeeper } from '../../src-domain/checkout/checkout-form.ts'
import type { FlowKeeper } from '../../src-domain/checkout/flow-position.ts'
import { nextScreen } from '../../src-domain/checkout/next-screen.ts'
import type { ConfirmedItem } from '../../src-domain/selection/confirm-draft.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import type { OrderingActions, OrderingCells } from '../../src-ui/cart/ordering-app.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import type { PlacesInHistory } from './places-in-history.ts'

export interface ActionNeeds {
  readonly cells: OrderingCells
  readonly places: Pick<PlacesInHistory, 'open' | 'back'>
  readonly session: SignInNeeds
  readonly ids: Ids
  readonly brand: Brand
  readonly words: Words['ordering']
  readonly say: (text: string) => void
  readonly flow: FlowKeeper
  readonly checkoutForm: CheckoutFormKeeper
  readonly fetchMenu: () => Promise<void>
  /** A real navigation. */
  readonly leave: (address: string) => void
}

/** The cart in this browser's storage, as the pay document names it. */
const checkoutAddress = '/checkout/current'

const lineOf = ({ totalPrice: _, ...line }: ConfirmedItem): CartLine => line

/** What the screens of the ordering chunk may ask for. */
export const orderingActions = (needs: ActionNeeds): OrderingActions => {
  const { cells, places, session, ids, brand, words, say } = needs
  const { order } = cells
  const nameAt = (index: number) => order.current().items[index]?.name || words.itemUnavailable
  return {
    open: places.open,
    back: places.back,
    retryMenu: () => void needs.fetchMenu(),
    addItem: (item) => {
      order.update(addLine(lineOf(item), ids.uuid()))
      say(words.added({ name: item.name, count: item.quantity }))
      places.back()
    },
    saveLine: (index, item) => {
      order.update(replaceLine(index, lineOf(item), ids.uuid()))
      say(words.changed({ name: item.name }))
      places.back()
    },
    removeLine: (index) => {
      const name = nameAt(index)
      order.update(removeLine(index, ids.uuid()))
      say(words.removed({ name }))
      places.back()
    },
    clearCart: () => {
      order.update(clearLines(ids.uuid()))
      say(words.removedAll)
      places.back()
    },
    setQuantity: (index, quantity) => order.update(setQuantity(index, quantity, ids.uuid())),
    checkout: () => {
      const known = cells.patron.current().patron ?? needs.checkoutForm.read()?.guest
      const screen = nextScreen('ROOT', {
        brand,
        order: order.current(),
        hasUpsells: false,
        hasPackingMenu: false,
        firstName: known?.firstName ?? '',
        lastName: known?.lastName ?? '',
      })
      needs.flow.write({ document: 'pay', screen })
      needs.leave(checkoutAddress)
    },
    signIn: signIn(session),
    signOut: () => {
      void signOut(session)()
      say(words.signedOut)
    },
    dismissAlert: () => cells.alert.update(() => ({ isShown: false })),
  }
}
