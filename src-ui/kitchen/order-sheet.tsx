import { statusAt } from '../../src-domain/kitchen/board.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { isPossible } from '../../src-domain/kitchen/is-possible.ts'
import type { KitchenCommand } from '../../src-domain/kitchen/kitchen-command.ts'
import { isOpen } from '../../src-domain/kitchen/kitchen-status.ts'
import { nextCommand } from '../../src-domain/kitchen/next-command.ts'
import type { OrderRecord } from '../../src-domain/kitchen/order-record.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Sheet } from '../design/sheet.tsx'
import { phoneWords } from '../messages/phone-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { addressLine } from '../order/address-line.ts'
import { OrderLines } from './order-lines.tsx'
import recordStyles from './order-record.module.css'
import { RecordHistory, RecordPayment, RecordWaiting } from './order-record.tsx'
import styles from './order-sheet.module.css'
import type { OrderStep } from './order-step.ts'
import { type BoardWords, clockTime, orderWords } from './order-words.ts'
import { PrintButton } from './print-button.tsx'
import type { RecordProblem } from './record-problem.ts'

export interface OrderSheetProps {
  readonly order: BoardOrder
  readonly words: BoardWords
  readonly now: Instant
  readonly mayWrite: boolean
  readonly mayCancel: boolean
  readonly isPending: boolean
  /** Undefined until the order server answers. */
  readonly record: OrderRecord | undefined
  readonly recordProblem: RecordProblem | undefined
  readonly mayRefund: boolean
  readonly mayMessage: boolean
  /** What the last refund or message led to, for the live region. */
  readonly said: string
  readonly onLook: () => void
  readonly onSend: (command: KitchenCommand) => void
  readonly onStep: (step: OrderStep) => void
  readonly onClose: () => void
}

/** Details of an order, and all actions that its status allows. */
export function OrderSheet(props: OrderSheetProps) {
  const { order, words, now, record, recordProblem, said, onLook, onClose } = props
  const { staff } = words
  const shown = orderWords(words, order, now)
  const status = statusAt(order, now)
  return (
    <Sheet
      title={staff.orderNumber({ number: shown.number })}
      closeLabel={useWords('common').close}
      onClose={onClose}
      footer={isOpen(status) ? <Steps {...props} /> : undefined}
      tall
    >
      <div className={styles.content}>
        <div role="status" className={said === '' ? styles.unsaid : styles.said}>
          {said}
        </div>
        <p className={styles.lead}>
          <strong>{[shown.type, shown.table].filter((part) => part !== undefined).join(' · ')}</strong>
          <span>{staff.statusNow[status]}</span>
          {shown.due === undefined ? null : <span>{shown.due.text}</span>}
          <span>{shown.time}</span>
        </p>
        <section className={styles.part}>
          <h3 className={styles.title}>{staff.items}</h3>
          <OrderLines lines={shown.lines} note={shown.note} showsAllergens />
          <p className={styles.total}>
            <span>{staff.total({ price: staff.price(order.total) })}</span>
            {shown.payment === undefined ? null : <strong>{shown.payment.text}</strong>}
          </p>
          {shown.checkId === undefined ? null : (
            <p className={styles.checkId}>
              <Icon name="alert" small />
              <strong>{shown.checkId}</strong>
            </p>
          )}
          <PrintButton order={order} timeZone={words.timeZone} />
        </section>
        <Customer order={order} words={words} name={shown.name} record={record} />
        {record === undefined ? (
          <>
            <RecordWaiting words={words} problem={recordProblem} onRetry={onLook} />
            <History order={order} words={words} />
          </>
        ) : (
          <>
            <RecordPayment record={record} words={words} />
            <Tools {...props} record={record} />
            <RecordHistory record={record} words={words} now={now} />
          </>
        )}
      </div>
    </Sheet>
  )
}

function Customer({
  order,
  words,
  name,
  record,
}: Pick<OrderSheetProps, 'order' | 'words' | 'record'> & { readonly name: string }) {
  const { phone, deliveryInfo } = order
  const { staff } = words
  const email = record?.email ?? ''
  const isErased = record?.isErased === true
  if (name === '' && phone === '' && email === '' && deliveryInfo === undefined && !isErased) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{staff.customer}</h3>
      {name === '' ? null : <p>{name}</p>}
      {phone === '' ? null : (
        <a className={styles.phone} href={`tel:${phone}`}>
          {staff.call({ phone: phoneWords(order) })}
        </a>
      )}
      {email === '' ? null : <p>{staff.records.email({ email })}</p>}
      {isErased ? <p>{staff.records.erased}</p> : null}
      {deliveryInfo === undefined ? null : (
        <p>
          <strong>{staff.deliverTo}</strong> {addressLine(deliveryInfo)}
        </p>
      )}
    </section>
  )
}

/** Actions on an order of any state. */
function Tools({ words, record, mayRefund, mayMessage, onStep }: OrderSheetProps & { readonly record: OrderRecord }) {
  const { records } = words.staff
  const isRefundable = mayRefund && record.left.whole > 0
  if (!isRefundable && !mayMessage) return null
  return (
    <div className={recordStyles.tools}>
      {isRefundable ? (
        <Button kind="secondary" onClick={() => onStep('refund')}>
          {records.refund.action}
        </Button>
      ) : null}
      {mayMessage && !record.isErased ? (
        <Button kind="secondary" onClick={() => onStep('message')}>
          {records.write.action}
        </Button>
      ) : null}
    </div>
  )
}

/** The steps that the board knows, until the record has answered. */
function History({ order, words }: Pick<OrderSheetProps, 'order' | 'words'>) {
  const { staff } = words
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{staff.history}</h3>
      <ol className={styles.history}>
        {order.steps.map(({ status, at }) => (
          <li key={status}>
            <span>{status === 'new' ? staff.placed : staff.statusNow[status]}</span>
            <span>{clockTime(words, at)}</span>
          </li>
        ))}
      </ol>
      {order.cancelReason === undefined ? null : <p>{order.cancelReason}</p>}
    </section>
  )
}

function Steps({ order, words, now, mayWrite, mayCancel, isPending, onSend, onStep }: OrderSheetProps) {
  const { staff } = words
  const may = (command: KitchenCommand) => !isPending && isPossible(order, command, now)
  const next = mayWrite && !isPending ? nextCommand({ ...order, status: statusAt(order, now) }) : undefined
  const isAcceptable = mayWrite && may({ _tag: 'Accept', minutesMore: 0 })
  const isDelayable = mayWrite && !isAcceptable && may({ _tag: 'Delay', minutesMore: 1 })
  return (
    <div className={styles.steps}>
      {isPending ? <p role="status">{staff.sending}</p> : null}
      {next === undefined ? null : (
        <Button wide onClick={() => (next._tag === 'SendOut' ? onStep('send-out') : onSend(next))}>
          {staff.action[next._tag]}
        </Button>
      )}
      {isAcceptable ? (
        <Button kind="secondary" wide onClick={() => onStep('accept')}>
          {staff.acceptTitle}
        </Button>
      ) : null}
      {isDelayable ? (
        <Button kind="secondary" wide onClick={() => onStep('delay')}>
          {staff.action.Delay}
        </Button>
      ) : null}
      {mayCancel && may({ _tag: 'Cancel', reason: '-' }) ? (
        <Button kind="quiet" wide className={styles.cancel} onClick={() => onStep('cancel')}>
          {staff.action.Cancel}
        </Button>
      ) : null}
    </div>
  )
}
