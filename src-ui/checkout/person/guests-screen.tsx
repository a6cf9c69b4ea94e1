import { type FormEvent, useRef, useState } from 'react'
import { type EmailProblem, longestEmail } from '../../../src-domain/account/email-address.ts'
import { longestPhone } from '../../../src-domain/account/phone-problem.ts'
import { timingOf } from '../../../src-domain/checkout/checkout-snapshot.ts'
import { optionalEmailProblem } from '../../../src-domain/checkout/guest-form.ts'
import { type GuestNameRefusal, guestName, longestName } from '../../../src-domain/checkout/guest-name.ts'
import { asksForPhone } from '../../../src-domain/checkout/guest-phone.ts'
import { pastedText } from '../../../src-domain/text/pasted-text.ts'
import { usePhoneChecks } from '../../account/phone-checks.tsx'
import { Alert } from '../../design/alert.tsx'
import { Button } from '../../design/button.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import { TextField } from '../../design/text-field.tsx'
import { usePress } from '../../design/use-press.ts'
import { useWrongFields } from '../../design/use-wrong-fields.ts'
import type { Spoken } from '../../messages/spoken.ts'
import { useWords, type Words } from '../../messages/words-context.tsx'
import { blockedWords } from '../../scheduling/timing-words.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { OtherTerms } from '../placing/other-terms.tsx'
import quiet from '../quiet-region.module.css'
import { Screen } from '../screen.tsx'
import { UnorderableLines } from '../unorderable-lines.tsx'
import { useCheckout } from '../use-checkout.ts'
import { usePay } from '../use-pay.ts'
import styles from './guests-screen.module.css'
import { LogInOffer } from './log-in-offer.tsx'
import { SessionEnded } from './session-ended.tsx'

const fields = ['name', 'email', 'phone'] as const
type Field = (typeof fields)[number]

/** Asks for name and receipt e-mail, or offers a login (CHK-17). */
export function GuestsScreen() {
  const words = useWords('pay')
  const common = useWords('common')
  const { cells, actions } = usePay()
  const known = cells.checkout.current().guest
  // Mentions a receipt only if mail can be sent.
  const isReceiptMailed = useStateOf(cells.location, ({ location }) => location?.isReceiptMailed === true)
  const [name, setName] = useState(known === undefined ? '' : `${known.firstName} ${known.lastName}`.trim())
  const [email, setEmail] = useState(known?.email ?? '')
  const [phone, setPhone] = useState(known?.phone ?? '')
  const [left, setLeft] = useState({ name: false, email: false, phone: false })
  const isPhoneAsked = useStateOf(cells.order, (order) => asksForPhone(cells.facts.brand, order))
  const phones = usePhoneChecks()
  const phoneWrong = isPhoneAsked ? phones.problem(phone) : undefined
  const press = usePress()
  const isOneName = cells.facts.brand.guests.isLastNameOptional === true
  const nameField = isOneName ? { label: words.anyName } : { label: words.fullName, hint: words.fullNameHint }
  const full = guestName(name, isOneName)
  const emailProblem = optionalEmailProblem(email)
  const nameError = left.name && full._tag === 'Left' ? nameRefusalWords(words, full.left) : undefined
  const emailError = left.email && emailProblem !== undefined ? emailProblemWords(words, emailProblem) : undefined
  const isWrong = { name: full._tag === 'Left', email: emailProblem !== undefined, phone: phoneWrong !== undefined }
  const wrong = fields.filter((field) => isWrong[field])
  const { summary, idOf, refuse } = useWrongFields<Field>((field) => isWrong[field])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft({ name: true, email: true, phone: true })
    if (wrong.length > 0) refuse(wrong)
    if (wrong.length > 0 || full._tag === 'Left') return
    actions.guest.enter({
      ...full.right,
      ...(pastedText(email) === '' ? {} : { email: pastedText(email) }),
      ...(isPhoneAsked ? { phone: pastedText(phone) } : {}),
    })
  }
  return (
    <Screen title={words.guestTitle} onBack={actions.flow.back}>
      <SessionEnded />
      <UnorderableLines />
      <Obstacle />
      <form className={styles.form} noValidate onSubmit={submit} {...press.watch}>
        <p className={styles.lead}>{words.guestLead}</p>
        <FormSummary
          {...summary}
          title={words.fieldsWrong}
          labels={{
            name: nameField.label,
            email: words.email,
            phone: words.guestField.phone.label,
          }}
        />
        <TextField
          id={idOf('name')}
          {...nameField}
          mark={common.required}
          name="name"
          maxLength={2 * longestName + 1}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          required
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={() => press.isPressing() || setLeft((now) => ({ ...now, name: now.name || name !== '' }))}
          error={nameError}
        />
        <TextField
          id={idOf('email')}
          label={words.email}
          mark={common.optional}
          {...(isReceiptMailed ? { hint: words.emailHint } : {})}
          name="email"
          maxLength={longestEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => press.isPressing() || setLeft((now) => ({ ...now, email: true }))}
          error={emailError}
        />
        {isPhoneAsked ? (
          <TextField
            id={idOf('phone')}
            label={words.guestField.phone.label}
            mark={common.required}
            hint={words.guestField.phone.hint}
            name="phone"
            maxLength={longestPhone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            value={phone}
            onChange={(event) => setPhone(event.currentTarget.value)}
            onBlur={() => {
              setPhone(phones.written(phone))
              if (!press.isPressing()) setLeft((now) => ({ ...now, phone: now.phone || phone !== '' }))
            }}
            error={left.phone && phoneWrong !== undefined ? words.guestField.phone[phoneWrong] : undefined}
          />
        ) : null}
        <Button type="submit" wide>
          {words.continueAsGuest}
        </Button>
      </form>
      <LogInOffer />
    </Screen>
  )
}

/** Shows a time or address that is no longer possible above the name form, with alternatives. */
function Obstacle() {
  const times = useWords('times')
  const {
    now,
    view: { button },
  } = useCheckout()
  const here = useRef<HTMLDivElement>(null)
  const { untimely, pickup } = button
  const said: Spoken | undefined =
    untimely !== undefined
      ? { text: blockedWords(times, untimely, timingOf(now)) }
      : pickup === undefined
        ? undefined
        : button.error
  return (
    <div ref={here} tabIndex={-1} className={`${styles.form} ${quiet.region}`}>
      {said === undefined ? null : (
        <Alert kind="danger">
          <p lang={said.lang}>{said.text}</p>
        </Alert>
      )}
      <OtherTerms button={button} onTake={() => here.current?.focus()} />
    </div>
  )
}

function emailProblemWords(words: Words['pay'], problem: 'too-long' | EmailProblem): string {
  return problem === 'too-long' ? words.guestField.email.long : words.guestField.email.invalid
}

/** Names the first invalid character (CHK-18). */
function nameRefusalWords(words: Words['pay'], refusal: GuestNameRefusal): string {
  if (refusal._tag === 'NameTooLong') return words.nameLong
  const { cutAt } = refusal
  return cutAt === undefined
    ? words.fullNameRequired
    : `${words.fullNameRequired} ${words.notInName({ character: cutAt })}`
}
