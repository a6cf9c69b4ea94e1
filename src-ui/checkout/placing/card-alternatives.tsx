import type { LesserUse } from '../../../src-domain/checkout/lesser-use.ts'
import { Button } from '../../design/button.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { usePay } from '../use-pay.ts'

export interface CardAlternativesProps {
  readonly lesser?: LesserUse
  readonly cash: boolean
  /** The buttons disappear, so the focus moves. */
  readonly onTake: () => void
}

/** Alternatives if a card cannot pay the rest. Nothing changes until one is pressed. */
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
