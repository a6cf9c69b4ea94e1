import { useContext } from 'react'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { PrintContext } from './print-context.ts'

/** Prints an order's slip again, marked as a copy. */
export function PrintButton({ order, timeZone }: { readonly order: BoardOrder; readonly timeZone: string }) {
  const { paper } = useWords('staff')
  const print = useContext(PrintContext)
  if (print === undefined) return null
  return (
    <Button
      kind="secondary"
      wide
      aria-label={paper.printOf({ number: order.displayNumber })}
      onClick={() => print(order, timeZone)}
    >
      {paper.print}
    </Button>
  )
}
