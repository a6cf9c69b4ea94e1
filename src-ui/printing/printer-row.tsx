import type { Printer } from '../../src-domain/printing/printer.ts'
import { printerTrouble } from '../../src-domain/printing/printer-state.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { Button } from '../design/button.tsx'
import { type BoardWords, clockTime } from '../kitchen/order-words.ts'
import { stateWords } from './printer-words.ts'
import type { PrinterProblem } from './printers-controller.ts'
import styles from './printing-screen.module.css'

export interface PrinterRowProps {
  readonly printer: Printer
  readonly make: string
  readonly words: BoardWords
  readonly now: Instant
  readonly mayChange: boolean
  readonly isPending: boolean
  readonly problem: PrinterProblem | undefined
  readonly onTest: () => void
  readonly onRenew: () => void
  readonly onRemove: () => void
}

export function PrinterRow(props: PrinterRowProps) {
  const { printer, make, words, now, problem } = props
  const { paper } = words.staff
  const { name, askedAt, waiting, failed } = printer
  const facts = [
    make,
    askedAt === undefined ? '' : paper.lastCall({ time: clockTime(words, askedAt) }),
    waiting === 0 ? '' : paper.waitingSlips({ count: waiting }),
    failed === 0 ? '' : paper.failedSlips({ count: failed }),
  ]
  const trouble = printerTrouble(printer, now)
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.state} data-trouble={trouble?._tag}>
        {stateWords(paper, printer, now)}
      </p>
      {props.mayChange ? <Actions {...props} /> : null}
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {paper.problem[problem]}
        </p>
      )}
    </li>
  )
}

function Actions({ printer: { name }, words, isPending, onTest, onRenew, onRemove }: PrinterRowProps) {
  const { paper } = words.staff
  const actions = [
    [paper.test, onTest],
    [paper.renew, onRenew],
    [paper.remove, onRemove],
  ] as const
  return (
    <div className={styles.actions}>
      {actions.map(([action, onPress]) => (
        <Button
          key={action}
          kind="secondary"
          busy={isPending}
          aria-label={paper.actionOn({ action, name })}
          onClick={onPress}
        >
          {action}
        </Button>
      ))}
    </div>
  )
}
