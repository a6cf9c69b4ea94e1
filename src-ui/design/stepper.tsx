import { useState } from 'react'
import { quantityFromText } from '../../src-domain/selection/quantity.ts'
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
    /** Message at the maximum and after a larger entry. */
    readonly most?: string
    readonly unread?: string
  }
}

/** Buttons keep the focus at both limits. An invalid entry reverts and shows why. */
export function Stepper({ value, min = 1, max = 9_999, onChange, labels }: StepperProps) {
  const [typed, setTyped] = useState<string>()
  const [complaint, setComplaint] = useState<'most' | 'unread'>()
  const wrongWith = (wanted: number | undefined) =>
    wanted === undefined || wanted < min ? 'unread' : wanted > max ? 'most' : undefined
  const settle = () => {
    setTyped(undefined)
    if (typed === undefined || typed.trim() === '') return
    const wanted = quantityFromText(typed)
    if (wanted !== undefined && wrongWith(wanted) === undefined && wanted !== value) onChange(wanted)
  }
  const step = (to: number) => {
    setComplaint(undefined)
    onChange(to)
  }
  const said = complaint === 'unread' ? labels.unread : complaint === 'most' || value >= max ? labels.most : undefined
  const stepper = (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.decrease}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && step(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className={styles.count}
        aria-label={labels.quantity}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          // Shows the error while typing, before the next press.
          setComplaint(text.trim() === '' ? undefined : wrongWith(quantityFromText(text)))
        }}
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
        onClick={() => value < max && step(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
  if (labels.most === undefined) return stepper
  return (
    <div className={styles.said}>
      {stepper}
      {said === undefined ? null : (
        <p role="alert" className={styles.most}>
          {said}
        </p>
      )}
    </div>
  )
}
