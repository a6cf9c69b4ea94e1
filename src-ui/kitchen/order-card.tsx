import { memo, useId } from 'react'
import { statusAt } from '../../src-domain/kitchen/board.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { CommandProblem } from '../../src-domain/kitchen/command-problem.ts'
import { isPossible } from '../../src-domain/kitchen/is-possible.ts'
import type { KitchenCommand } from '../../src-domain/kitchen/kitchen-command.ts'
import { nextCommand } from '../../src-domain/kitchen/next-command.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import styles from './order-card.module.css'
import { OrderLines } from './order-lines.tsx'
import type { OrderStep } from './order-step.ts'
import { type BoardWords, type OrderWords, orderWords } from './order-words.ts'
import { problemWords } from './problem-words.ts'

export interface OrderCardProps {
  readonly order: BoardOrder
  readonly words: BoardWords
  readonly now: Instant
  /** False without `orders:write`: the card is read-only. */
  readonly mayWrite: boolean
  readonly isCompact: boolean
  readonly pending: KitchenCommand | undefined
  readonly isOffline: boolean
  readonly problem: CommandProblem | undefined
  readonly onCommand: (orderId: string, command: KitchenCommand) => void
  readonly onStep: (orderId: string, step: OrderStep) => void
  readonly onProblemRead: (orderId: string) => void
}

/** Minutes that the button beside Accept adds. */
const moreMinutes = 10

/** Card of an order: its name, due time and items, and the next action. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, words, now, isCompact, problem } = props
  const { staff } = words
  const titleId = useId()
  const shown = orderWords(words, order, now)
  return (
    <article
      className={isCompact ? `${styles.card} ${styles.compact}` : styles.card}
      data-order={order.id}
      data-status={statusAt(order, now)}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h3 id={titleId} className={styles.number}>
          <VisuallyHidden>{staff.orderNumber({ number: shown.number })}</VisuallyHidden>
          <span aria-hidden="true">{shown.number}</span>
        </h3>
        {shown.due === undefined ? null : (
          <p className={styles.due} data-urgency={shown.due.urgency}>
            <Icon name={shown.due.urgency === 'late' ? 'alert' : 'clock'} small />
            {shown.due.text}
          </p>
        )}
      </div>
      {shown.acceptance === undefined ? null : (
        <p className={`${styles.due} ${styles.acceptance}`} data-urgency={shown.acceptance.urgency}>
          <Icon name={shown.acceptance.urgency === 'late' ? 'alert' : 'clock'} small />
          {shown.acceptance.text}
        </p>
      )}
      <p className={styles.who}>
        <strong>{[shown.type, shown.table].filter((part) => part !== undefined).join(' · ')}</strong>
        {shown.name === '' ? null : <span>{shown.name}</span>}
      </p>
      <p className={styles.facts}>
        <span>{shown.time}</span>
        <AtHandover shown={shown} />
      </p>
      {isCompact ? null : <OrderLines lines={shown.lines} note={shown.note} />}
      {shown.driver === undefined ? null : <p className={styles.facts}>{shown.driver}</p>}
      {order.refund === 'refused' ? (
        <p className={styles.refused}>
          <Icon name="alert" small />
          {staff.records.refundRefused}
        </p>
      ) : null}
      {problem === undefined ? null : <Problem {...props} problem={problem} />}
      <Actions {...props} number={shown.number} />
    </article>
  )
})

function AtHandover({ shown: { payment, checkId } }: { readonly shown: OrderWords }) {
  return (
    <>
      {payment === undefined ? null : (
        <span className={payment.isDue ? styles.collect : styles.paid}>{payment.text}</span>
      )}
      {checkId === undefined ? null : <strong className={styles.collect}>{checkId}</strong>}
    </>
  )
}

function Problem({
  order,
  words,
  now,
  mayWrite,
  problem,
  onCommand,
  onProblemRead,
}: OrderCardProps & { readonly problem: CommandProblem }) {
  const { text, again } = problemWords(words, problem, order, now)
  return (
    <div className={styles.problem} role="alert">
      <p>{text}</p>
      <div className={styles.row}>
        {again === undefined || !mayWrite ? null : (
          <Button kind="secondary" onClick={() => onCommand(order.id, again.command)}>
            {again.label}
          </Button>
        )}
        <Button kind="secondary" onClick={() => onProblemRead(order.id)}>
          {words.staff.dismiss}
        </Button>
      </div>
    </div>
  )
}

function Actions(props: OrderCardProps & { readonly number: string }) {
  const { order, words, now, mayWrite, pending, isOffline, number, onCommand, onStep } = props
  const { staff } = words
  const status = statusAt(order, now)
  const next = mayWrite ? nextCommand({ ...order, status }) : undefined
  const isDelayable = mayWrite && status !== 'new' && isPossible(order, { _tag: 'Delay', minutesMore: 1 }, now)
  const send = () => {
    if (next === undefined) return
    if (next._tag === 'SendOut') onStep(order.id, 'send-out')
    else onCommand(order.id, next)
  }
  const isPending = pending !== undefined
  return (
    <div className={styles.actions}>
      {next === undefined ? null : (
        <div className={styles.row}>
          <Button
            className={styles.primary}
            busy={isPending}
            aria-label={staff.actionOn({ action: staff.action[(pending ?? next)._tag], number })}
            onClick={send}
          >
            {staff.action[(pending ?? next)._tag]}
          </Button>
          {next._tag !== 'Accept' || isPending ? null : (
            <Button
              kind="secondary"
              aria-label={staff.acceptWith({ minutes: moreMinutes, number })}
              onClick={() => onCommand(order.id, { _tag: 'Accept', minutesMore: moreMinutes })}
            >
              {staff.minutesMore({ minutes: moreMinutes })}
            </Button>
          )}
        </div>
      )}
      {isPending ? <p className={styles.pending}>{isOffline ? staff.waiting : staff.sending}</p> : null}
      <div className={styles.quiet}>
        {!isDelayable || isPending ? null : (
          <Button
            kind="quiet"
            aria-label={staff.actionOn({ action: staff.action.Delay, number })}
            onClick={() => onStep(order.id, 'delay')}
          >
            {staff.action.Delay}
          </Button>
        )}
        <Button kind="quiet" aria-label={staff.detailsOf({ number })} onClick={() => onStep(order.id, 'details')}>
          {staff.details}
        </Button>
      </div>
    </div>
  )
}
