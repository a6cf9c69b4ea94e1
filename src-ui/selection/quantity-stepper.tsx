import { mostOfOne } from '../../src-domain/selection/quantity.ts'
import { Stepper } from '../design/stepper.tsx'
import { useWords } from '../messages/words-context.tsx'

export interface QuantityStepperProps {
  readonly name: string
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

export function QuantityStepper({ name, quantity, onQuantity }: QuantityStepperProps) {
  const common = useWords('common')
  const { quantityMost, quantityUnread } = useWords('ordering')
  return (
    <Stepper
      value={quantity}
      max={mostOfOne}
      onChange={onQuantity}
      labels={{
        increase: common.increase({ name }),
        decrease: common.decrease({ name }),
        quantity: common.quantityOf({ name }),
        unread: quantityUnread,
        most: quantityMost({ most: mostOfOne }),
      }}
    />
  )
}
