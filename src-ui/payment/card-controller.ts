import type { EnterCard } from '../../src-domain/payment/enter-card.ts'

/**
 * The one element of the processor's form, made when it is first asked for. Taken away while `slot` is still in the
 * page, the form stays in it: a vendor's frame that is moved begins anew, unless the browser can move it alive. Where it
 * cannot, a form of frames is made anew.
 */
export function cardController(page: Document, { open, leave, submit, store, clear }: EnterCard) {
  const host = page.createElement('div')
  const aside = page.createElement('div')
  aside.hidden = true
  return {
    /** Puts the form into `slot`; answers its own undoing. */
    show: (slot: HTMLElement): (() => void) => {
      if (!aside.isConnected) page.body.append(aside)
      move(host, slot)
      void open(host)
      return () => {
        move(host, aside)
        leave(!canMoveAlive(host))
      }
    },
    submit,
    store,
    clear,
  }
}

export type CardController = ReturnType<typeof cardController>

function move(host: Element, to: Element): void {
  if (canMoveAlive(to) && host.isConnected) to.moveBefore(host, null)
  else to.append(host)
}

/** Not in every browser, nor in the library of types. */
interface MovesAlive {
  readonly moveBefore: (node: Node, before: Node | null) => void
}

function canMoveAlive<A extends Element>(element: A): element is A & MovesAlive {
  return 'moveBefore' in element
}
