import type { EnterCard } from '../../src-domain/payment/enter-card.ts'

/** Mounts card forms. A vendor's iframe reloads when moved without `moveBefore`, so the form is then rebuilt. */
export function cardController(page: Document, { open, leave, submit, store, clear }: EnterCard) {
  const host = page.createElement('div')
  const aside = page.createElement('div')
  aside.hidden = true
  return {
    /** Mounts the form in `slot`. Returns the function that removes it. */
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

/** Missing in some browsers and in TypeScript's DOM types. */
interface MovesAlive {
  readonly moveBefore: (node: Node, before: Node | null) => void
}

function canMoveAlive<A extends Element>(element: A): element is A & MovesAlive {
  return 'moveBefore' in element
}
