import { useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './stepper.module.css'

export interface StepperProps {
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly onChange: (value: number) => void
  readonly labels: {
    readonly increase: string
    readonly decrease: string
    readonly quantity: string
    /** Why there are no more: said where the end is reached, or more than that was typed. */
    readonly most?: string
  }
}

/**
 * A quantity by buttons, which keep the focus at either end, or by typing. What is typed counts when it is a whole
 * number in the bounds, else it reverts.
 */
export function Stepper({ value, min = 1, max = 9_999, onChange, labels }: StepperProps) {
  const [typed, setTyped] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  const settle = () => {
    const number = Number(typed)
    if (typed !== undefined) setIsOver(/^\d+$/.test(typed) && number > max)
    if (typed !== undefined && /^\d+$/.test(typed) && number >= min && number <= max && number !== value)
      onChange(number)
    setTyped(undefined)
  }
  const most = isOver || value >= max ? labels.most : undefined
  const stepper = (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.decrease}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className={styles.count}
        aria-label={labels.quantity}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={labels.increase}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
  if (labels.most === undefined) return stepper
  return (
    <div className={styles.said}>
      {stepper}
      {most === undefined ? null : (
        <p role="alert" className={styles.most}>
          {most}
        </p>
      )}
    </div>
  )
}
