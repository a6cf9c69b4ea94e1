import { useState } from 'react'
import { longestPassword, type SignUpForm, signUpProblems } from '../../src-domain/account/account-forms.ts'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import { Alert } from '../design/alert.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { AccountConversation } from './account-conversation.ts'
import styles from './account-forms.module.css'
import { weakWords } from './account-problem.tsx'
import { EmailField } from './email-field.tsx'
import { NameField } from './name-field.tsx'
import { usePhoneChecks } from './phone-checks.tsx'
import { PhoneField } from './phone-field.tsx'
import { RequiredFieldsNote } from './required-fields-note.tsx'
import { ShowPassword } from './show-password.tsx'
import { signUpErrors } from './sign-up-errors.ts'
import { SubmitRow } from './submit-row.tsx'
import { useFirstField } from './use-first-field.ts'
import { useJudgedFields } from './use-judged-fields.ts'

const names = ['firstName', 'lastName', 'email', 'phone', 'password'] as const

export interface SignUpFieldsProps {
  readonly conversation: AccountConversation
  readonly toLogIn: (email: string) => void
}

/** Prefilled with known data (ACCT-28). */
export function SignUpFields({ conversation, toLogIn }: SignUpFieldsProps) {
  const words = useWords('account')
  const phones = usePhoneChecks()
  const { known, email, notice } = conversation.flow.current()
  const [problem, setProblem] = useState<AccountProblem>()
  const [isShown, setShown] = useState(false)
  const initial = {
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    email: email === '' ? (known?.email ?? '') : email,
    phone: known?.phone ?? '',
    password: '',
  }
  const firstEmpty = names.find((name) => initial[name] === '') ?? 'firstName'
  const first = useFirstField()
  const ref = (name: (typeof names)[number]) => (name === firstEmpty ? { ref: first } : {})
  const { form, field, typed, isSending, summary, refuse } = useJudgedFields({
    names,
    initial,
    judge: (form) => signUpErrors(words, signUpProblems(form satisfies SignUpForm, phones)),
    written: (name, typed) => (name === 'phone' ? phones.written(typed) : typed),
    send: async ({ firstName, lastName, email, phone, password }) => {
      setProblem(undefined)
      const trimmed = {
        firstName: pastedText(firstName),
        lastName: pastedText(lastName),
        email: pastedText(email),
        phone: pastedText(phone),
      }
      const refused = await conversation.signUp({ ...trimmed, password })
      if (refused?._tag === 'WeakPassword') refuse('password', weakWords(words, refused))
      else if (refused?._tag === 'EmailTaken') refuse('email', words.problem.EmailTaken)
      else setProblem(refused)
    },
  })
  return (
    <form className={styles.form} {...form}>
      {notice === 'NotRegistered' ? <Alert>{words.notRegistered({ email })}</Alert> : null}
      <p className={styles.lead}>{words.signUpLead}</p>
      <FormSummary {...summary} title={words.fieldsWrong} labels={words} />
      <RequiredFieldsNote />
      <NameField {...field('firstName')} {...ref('firstName')} part="firstName" />
      <NameField {...field('lastName')} {...ref('lastName')} part="lastName" />
      <EmailField {...field('email')} {...ref('email')} label={words.email} />
      <PhoneField {...field('phone')} {...ref('phone')} hint={words.phoneHint} />
      <TextField
        {...field('password')}
        {...ref('password')}
        label={words.password}
        maxLength={longestPassword}
        hint={words.passwordHint}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ShowPassword isShown={isShown} onChange={setShown} />
      <SubmitRow {...{ problem, isSending }}>{words.signUp}</SubmitRow>
      <p className={styles.other}>
        {words.hasAccount}{' '}
        <button type="button" className={styles.link} onClick={() => toLogIn(typed.email)}>
          {words.logIn}
        </button>
      </p>
    </form>
  )
}
