import type { Slip, SlipLine, SlipNote } from '../../src-domain/printing/slip.ts'
import { AllergenText } from '../menu/allergen-text.tsx'
import { phoneWords } from '../messages/phone-words.ts'
import type { Words } from '../messages/words-context.tsx'
import { addressLine } from '../order/address-line.ts'
import { nextTimeWords, timeWords } from '../scheduling/next-time-words.ts'
import styles from './slip.module.css'
import type { SlipOnPaper } from './slips-controller.ts'

export interface SlipViewProps {
  readonly page: SlipOnPaper
  readonly staff: Words['staff']
  readonly clock: Words['clock']
}

/** The slip of an order as it is printed. */
export function SlipView({ page: { slip, isCopy, timeZone }, staff, clock }: SlipViewProps) {
  const words = staff.paper.slip
  const { cancelReason, orderType, table, toCollect } = slip
  const isCancelled = cancelReason !== undefined
  const time = slip.isScheduled
    ? nextTimeWords(clock, slip.dueAt / 1_000, timeZone, slip.placedAt)
    : timeWords(clock, slip.dueAt / 1_000, timeZone)
  const type = [staff.type[orderType], table === undefined ? '' : staff.table({ number: table })]
  return (
    <>
      {isCancelled ? (
        <p className={styles.alarm}>
          <strong>{words.cancelled}</strong>
          {cancelReason === '' ? null : <span>{cancelReason}</span>}
        </p>
      ) : null}
      <header className={styles.head}>
        <p className={styles.number}>{words.order({ number: slip.number })}</p>
        {isCopy ? <p className={styles.copy}>{words.copy}</p> : null}
        <p className={styles.type}>{type.filter(Boolean).join(' · ')}</p>
      </header>
      <div className={styles.facts}>
        <p>
          <strong>{orderType === 'delivery' ? words.atDoor({ time }) : words.due({ time })}</strong>
          {slip.isScheduled ? ` · ${words.scheduled}` : ''}
        </p>
        {isCancelled ? null : (
          <p>
            <strong>{toCollect > 0 ? staff.collect({ price: staff.price(toCollect) }) : staff.paid}</strong>
          </p>
        )}
        {slip.checkIdFor === undefined ? null : (
          <p>
            <strong>{staff.checkId({ age: slip.checkIdFor })}</strong>
          </p>
        )}
        <Customer slip={slip} deliverTo={words.deliverTo} />
      </div>
      <ul className={styles.lines}>
        {slip.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a placed order never move
          <Line key={at} line={line} staff={staff} />
        ))}
      </ul>
      <Note note={slip.note} staff={staff} />
      <p className={styles.foot}>{words.placed({ time: timeWords(clock, slip.placedAt / 1_000, timeZone) })}</p>
    </>
  )
}

function Customer({ slip, deliverTo }: { readonly slip: Slip; readonly deliverTo: string }) {
  const { name, phone, address } = slip
  const who = [name, phone === '' ? '' : phoneWords(slip)].filter(Boolean).join(', ')
  return (
    <>
      {who === '' ? null : <p>{who}</p>}
      {address === undefined ? null : (
        <p>
          {deliverTo} {addressLine(address)}
        </p>
      )}
    </>
  )
}

function Line({ line, staff }: Pick<SlipViewProps, 'staff'> & { readonly line: SlipLine }) {
  return (
    <li>
      <p className={styles.dish}>{staff.line({ count: line.quantity, name: line.name })}</p>
      {line.choices.map(({ depth, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices of a placed order never move
        <p key={at} className={depth === 0 ? styles.choice : styles.inner}>
          {text}
        </p>
      ))}
      {line.allergens === undefined ? null : (
        <AllergenText facts={line.allergens} words={staff.allergens} className={styles.choice} />
      )}
      <Note note={line.note} staff={staff} />
    </li>
  )
}

function Note({ note, staff }: Pick<SlipViewProps, 'staff'> & { readonly note: SlipNote | undefined }) {
  if (note === undefined) return null
  return (
    <p className={note.isAllergy ? styles.alarm : styles.note}>
      <strong>{note.isAllergy ? staff.allergy : staff.note}</strong> <span>{note.text}</span>
    </p>
  )
}
