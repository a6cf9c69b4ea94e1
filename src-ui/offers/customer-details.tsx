import { useState } from 'react'
import type { CreditedPatron } from '../../src-domain/offers/patron-credit.ts'
import { Button } from '../design/button.tsx'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { phoneWords } from '../messages/phone-words.ts'
import { useWords, type Words } from '../messages/words-context.tsx'
import { ChangeList } from './change-list.tsx'
import { CreditSheet } from './credit-sheet.tsx'
import styles from './offers.module.css'
import type { OffersController } from './offers-controller.ts'
import { ReasonSheet } from './reason-sheet.tsx'
import { whenWords } from './when-words.ts'

export interface CustomerDetailsProps {
  readonly controller: OffersController
  readonly patron: CreditedPatron
}

/** Credit and employee mark of a customer, with the buttons that change them and the history. */
export function CustomerDetails({ controller, patron }: CustomerDetailsProps) {
  const words = useBoardWords(controller.location.timeZone)
  const { staff } = words
  const { customer: own, history: historyTitle } = staff.offersPage
  const { name, email, phone, credit, held, isEmployee, history } = patron
  const [open, setOpen] = useState<'credit' | 'employee'>()
  const [changed, setChanged] = useState<'credit' | 'employee'>()
  const hasRewards = controller.brand.loyalty.enabled === true
  const now = controller.now()
  const done = (what: 'credit' | 'employee') => {
    setOpen(undefined)
    setChanged(what)
  }
  const contact = [email, phone === undefined ? undefined : phoneWords(patron)]
  return (
    <section className={styles.box}>
      <div className={styles.what}>
        <div className={styles.heading}>
          <h2 className={styles.title}>{name}</h2>
          {isEmployee ? (
            <span className={styles.status} data-is="on">
              {own.employee}
            </span>
          ) : null}
        </div>
        <p className={styles.facts}>{contact.filter((one) => one !== undefined).join(' · ')}</p>
      </div>
      <div className={styles.what}>
        <p className={styles.facts}>{own.credit}</p>
        <p className={styles.amount}>{staff.price(credit)}</p>
        {held === 0 ? null : <p className={styles.facts}>{own.held({ price: staff.price(held) })}</p>}
        {hasRewards ? null : <p className={styles.facts}>{own.creditUnused}</p>}
      </div>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => setOpen('credit')}>
          {own.changeCredit}
        </Button>
        <Button kind="secondary" onClick={() => setOpen('employee')}>
          {isEmployee ? own.unmark : own.mark}
        </Button>
        <p role="status" className={styles.said}>
          {changed === undefined ? '' : saidOf(staff, patron, changed)}
        </p>
      </div>
      <div className={styles.part}>
        <h3 className={styles.legend}>{historyTitle}</h3>
        {history.length === 0 ? <p className={styles.facts}>{own.noHistory}</p> : null}
        <ChangeList
          changes={history.map(({ kind, amount, reason, by, at }, index) => ({
            key: `${history.length - index}`,
            what: own.change[kind],
            when: whenWords(words, at, by, now),
            reason,
            amount: amount === 0 ? undefined : amount,
          }))}
        />
      </div>
      {open === undefined ? null : (
        <CustomerSheet
          controller={controller}
          patron={patron}
          open={open}
          onDone={() => done(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

function saidOf(
  { offersPage: { customer: own }, price }: Words['staff'],
  { name, credit, isEmployee }: CreditedPatron,
  changed: 'credit' | 'employee',
): string {
  if (changed === 'credit') return own.creditNow({ name, price: price(credit) })
  return (isEmployee ? own.marked : own.unmarked)({ name })
}

interface CustomerSheetProps extends CustomerDetailsProps {
  readonly open: 'credit' | 'employee'
  readonly onDone: () => void
  readonly onClose: () => void
}

function CustomerSheet({ controller, patron, open, onDone, onClose }: CustomerSheetProps) {
  const { customer: own } = useWords('staff').offersPage
  const { id, name, isEmployee } = patron
  if (open === 'credit')
    return (
      <CreditSheet
        patron={patron}
        currency={controller.brand.currency}
        onSend={(amount, reason) => controller.changeCredit(id, amount, reason)}
        onDone={onDone}
        onClose={onClose}
      />
    )
  const title = isEmployee ? own.unmark : own.mark
  return (
    <ReasonSheet
      title={title}
      lead={(isEmployee ? own.unmarkLead : own.markLead)({ name })}
      hint={own.reasonHint}
      action={title}
      onSend={(reason) => controller.markEmployee(id, !isEmployee, reason)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
