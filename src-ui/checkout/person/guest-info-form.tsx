import { type FormEvent, useEffect, useState } from 'react'
import { longestEmail } from '../../../src-domain/account/email-address.ts'
import { longestPhone } from '../../../src-domain/account/phone-problem.ts'
import { type GuestForm, type GuestFormProblems, guestFormProblems } from '../../../src-domain/checkout/guest-form.ts'
import { longestName } from '../../../src-domain/checkout/guest-name.ts'
import { asksForPhone } from '../../../src-domain/checkout/guest-phone.ts'
import { pastedText } from '../../../src-domain/text/pasted-text.ts'
import { usePhoneChecks } from '../../account/phone-checks.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import { TextField } from '../../design/text-field.tsx'
import { useWrongFields } from '../../design/use-wrong-fields.ts'
import { useWords, type Words } from '../../messages/words-context.tsx'
import { useStateOf } from '../../state/use-state-of.ts'
import { usePay } from '../use-pay.ts'
import styles from './guests-screen.module.css'
import { LogInOffer } from './log-in-offer.tsx'

export interface GuestInfoFormProps {
  /** Id of the form, so that a button outside can submit it. */
  readonly id: string
  readonly isOpened: boolean
  /** Called if a field is invalid, to open the section. */
  readonly onOpen: () => void
  readonly onEdit: () => void
}

const fields = ['firstName', 'lastName', 'email', 'phone'] as const
type Field = (typeof fields)[number]

const attributes = {
  firstName: { maxLength: longestName, autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { maxLength: longestName, autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { maxLength: longestEmail, autoComplete: 'email', autoCapitalize: 'none', type: 'email', inputMode: 'email' },
  phone: { maxLength: longestPhone, autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
} as const

/** Fields show errors once touched (CHK-21). */
export function GuestInfoForm({ id, isOpened, onOpen, onEdit }: GuestInfoFormProps) {
  const words = useWords('pay')
  const common = useWords('common')
  const phones = usePhoneChecks()
  const { cells, actions } = usePay()
  const known = cells.checkout.current().guest
  // The dining option cannot change on this page.
  const isPhoneAsked = asksForPhone(cells.facts.brand, cells.order.current())
  const asked = fields.filter((field) => field !== 'phone' || isPhoneAsked)
  // Mentions a receipt only if mail can be sent.
  const isReceiptMailed = useStateOf(cells.location, ({ location }) => location?.isReceiptMailed === true)
  const [typed, setTyped] = useState<GuestForm>({
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    email: known?.email ?? '',
    ...(isPhoneAsked ? { phone: known?.phone ?? '' } : {}),
  })
  const [touched, setTouched] = useState<Partial<Record<Field, true>>>({})
  /** Invalid fields to focus once the section is open, because hidden fields cannot take the focus. */
  const [wanted, setWanted] = useState<readonly Field[]>([])
  const isOneName = cells.facts.brand.guests.isLastNameOptional === true
  const problems = guestFormProblems(typed, isOneName, phones)
  const { summary, idOf, refuse } = useWrongFields<Field>((field) => problems[field] !== undefined)
  const { firstName, lastName, email, phone } = words.guestField
  const labels = { firstName: firstName.label, lastName: lastName.label, email: email.label, phone: phone.label }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks do the same in each render
  useEffect(() => {
    if (wanted.length === 0 || !isOpened) return
    refuse(wanted)
    setWanted([])
  }, [wanted, isOpened])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched({ firstName: true, lastName: true, email: true, phone: true })
    const wrong = fields.filter((field) => problems[field] !== undefined)
    if (wrong.length === 0) {
      const { firstName, lastName, email, phone } = typed
      return actions.guest.submit({
        firstName: pastedText(firstName),
        lastName: pastedText(lastName),
        email: pastedText(email),
        ...(phone === undefined ? {} : { phone: pastedText(phone) }),
      })
    }
    setWanted(wrong)
    if (!isOpened) onOpen()
  }
  return (
    <div className={styles.form}>
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <FormSummary {...summary} title={words.fieldsWrong} labels={labels} />
        {asked.map((field) => (
          <TextField
            key={field}
            {...attributes[field]}
            id={idOf(field)}
            name={field}
            label={labels[field]}
            mark={field === 'lastName' && isOneName ? common.optional : common.required}
            {...(field === 'email' && isReceiptMailed ? { hint: words.emailHint } : {})}
            {...(field === 'phone' ? { hint: words.guestField.phone.hint } : {})}
            spellCheck={false}
            required={field !== 'lastName' || !isOneName}
            value={typed[field] ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget
              setTyped((now) => ({ ...now, [field]: value }))
              onEdit()
            }}
            onBlur={() => {
              setTouched((now) => ({ ...now, [field]: true }))
              if (field === 'phone') setTyped((now) => ({ ...now, phone: phones.written(now.phone ?? '') }))
            }}
            error={touched[field] === true ? problemWords(words, field, problems) : undefined}
          />
        ))}
      </form>
      <LogInOffer />
    </div>
  )
}

function problemWords(words: Words['pay'], field: Field, problems: GuestFormProblems): string | undefined {
  const problem = problems[field]
  if (problem === undefined) return undefined
  if (field === 'phone') return words.guestField.phone[problem === 'missing' ? 'missing' : 'invalid']
  if (problem === 'invalid') return words.guestField.email.invalid
  return problem === 'missing' ? words.guestField[field].missing : words.guestField[field].long
}
