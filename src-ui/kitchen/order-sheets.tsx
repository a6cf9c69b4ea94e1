import { useEffect, useState } from 'react'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { KitchenCommand } from '../../src-domain/kitchen/kitchen-command.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { CancelSheet } from './cancel-sheet.tsx'
import { MessageSheet } from './message-sheet.tsx'
import { MinutesSheet } from './minutes-sheet.tsx'
import { OrderSheet } from './order-sheet.tsx'
import type { OrderStep } from './order-step.ts'
import { type BoardWords, orderWords } from './order-words.ts'
import type { RecordsController } from './records-controller.ts'
import { RefundSheet } from './refund-sheet.tsx'
import { SendOutSheet } from './send-out-sheet.tsx'

export interface OrderSheetsProps {
  readonly order: BoardOrder
  readonly step: OrderStep
  readonly words: BoardWords
  readonly now: Instant
  readonly mayWrite: boolean
  readonly mayCancel: boolean
  readonly isPending: boolean
  readonly records: RecordsController
  readonly mayRefund: boolean
  readonly mayMessage: boolean
  readonly onCommand: (orderId: string, command: KitchenCommand) => void
  readonly onStep: (step: OrderStep) => void
  readonly onClose: () => void
}

/** Open sheet of an order: its details, or one action. A command closes it. */
export function OrderSheets(props: OrderSheetsProps) {
  const { order, step, words, now, records, onCommand, onStep, onClose } = props
  const { id } = order
  useEffect(() => records.open(id), [records, id])
  const open = useStateOf(records.record, (state) => (state?.orderId === id ? state : undefined))
  const record = open?.record
  const [said, say] = useState('')
  const { number } = orderWords(words, order, now)
  const send = (command: KitchenCommand) => {
    onClose()
    onCommand(order.id, command)
  }
  switch (step) {
    case 'details':
      return (
        <OrderSheet
          {...props}
          record={record}
          recordProblem={open?.problem}
          said={said}
          onLook={records.look}
          onSend={send}
        />
      )
    case 'accept':
      return (
        <MinutesSheet
          title={words.staff.acceptTitle}
          onMinutes={(minutesMore) => send({ _tag: 'Accept', minutesMore })}
          onClose={onClose}
        />
      )
    case 'delay':
      return (
        <MinutesSheet
          title={words.staff.delayTitle}
          onMinutes={(minutesMore) => send({ _tag: 'Delay', minutesMore })}
          onClose={onClose}
        />
      )
    case 'send-out':
      return (
        <SendOutSheet
          onSend={(driver) => send({ _tag: 'SendOut', ...(driver === undefined ? {} : { driver }) })}
          onClose={onClose}
        />
      )
    case 'refund':
    case 'message': {
      const Form = step === 'refund' ? RefundSheet : MessageSheet
      const done = (sentence: string) => {
        say(sentence)
        onStep('details')
      }
      return record === undefined ? null : (
        <Form
          record={record}
          number={number}
          words={words}
          controller={records}
          onDone={done}
          onClose={() => onStep('details')}
        />
      )
    }
    case 'cancel':
      return (
        <CancelSheet
          number={number}
          isPaid={order.toCollect < order.total}
          onCancel={(reason) => send({ _tag: 'Cancel', reason })}
          onClose={onClose}
        />
      )
  }
}
