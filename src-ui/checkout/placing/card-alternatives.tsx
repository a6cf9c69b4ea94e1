import type { LesserUse } from '../../../src-domain/checkout/lesser-use.ts'
import { Button } from '../../design/button.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { usePay } from '../use-pay.ts'

export interface CardAlternativesProps {
  readonly lesser?: LesserUse
  readonly cash: boolean
  /** Moves the focus, because the buttons disappear. */
  readonly onTake: () => void
}

/** Offers alternatives if a card cannot pay the rest. Nothing changes until the customer presses one. */
export function CardAlternatives({ lesser, cash, onTake }: CardAlternativesProps) {
  const words = useWords('pay')
  const { actions } = usePay()
  const taking = (take: () => void) => () => {
    take()
    onTake()
  }
  return (
    <>
      {lesser === undefined ? null : (
        <Button kind="secondary" wide onClick={taking(() => actions.tenders.agreeToUse(lesser.useAtMost))}>
          {words.lesserUse[lesser.from]({ less: words.price(lesser.less), due: words.price(lesser.due) })}
        </Button>
      )}
      {cash ? (
        <Button kind="secondary" wide onClick={taking(() => actions.payment.choose({ _tag: 'Cash' }))}>
          {words.payInCash}
        </Button>
      ) : null}
    </>
  )
}
