import { useState } from 'react'
import {
  longestAccountName,
  longestPassword,
  passwordProblem,
  shortestPassword,
} from '../../src-domain/account/account-forms.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { InvitationOutcome } from './session-state.ts'
import styles from './sign-in-screen.module.css'
import { StaffHeader, type StaffHeaderProps } from './staff-header.tsx'

export interface InvitationScreenProps extends Pick<StaffHeaderProps, 'facts'> {
  /** Called by a member who already has a password. */
  readonly onSignIn: () => void
  readonly onAccept: (name: string, password: string) => Promise<InvitationOutcome>
}

/** Asks an invited member for name and password. */
export function InvitationScreen({ facts, onSignIn, onAccept }: InvitationScreenProps) {
  const words = useWords('staff')
  const [refused, setRefused] = useState<Exclude<InvitationOutcome, 'signed-in' | 'code-due'>>()
  const { form, field, isSending, summary } = useJudgedFields({
    names: ['name', 'password'] as const,
    initial: { name: '', password: '' },
    judge: ({ name, password }) => ({
      name: name.trim() === '' ? words.nameMissing : undefined,
      password: passwordProblem(password) === undefined ? undefined : words.passwordShort({ least: shortestPassword }),
    }),
    send: async ({ name, password }) => {
      setRefused(undefined)
      const outcome = await onAccept(name.trim(), password)
      if (outcome !== 'signed-in' && outcome !== 'code-due') setRefused(outcome)
    },
  })
  const said = { ...words.refused, ...words.invitationRefused }
  return (
    <>
      <StaffHeader facts={facts} />
      <main id="content" className={styles.main}>
        <h1 className={styles.title}>{words.invitationTitle}</h1>
        <p className={styles.lead}>{words.invitationLead({ name: facts.brand.name })}</p>
        <form className={styles.form} {...form}>
          {refused === undefined ? null : <Alert kind="danger">{said[refused]}</Alert>}
          <FormSummary
            {...summary}
            title={words.fieldsWrong}
            labels={{ name: words.name, password: words.newPassword }}
          />
          <TextField {...field('name')} label={words.name} autoComplete="name" maxLength={longestAccountName} />
          <TextField
            {...field('password')}
            label={words.newPassword}
            type="password"
            autoComplete="new-password"
            maxLength={longestPassword}
          />
          <Button type="submit" wide busy={isSending}>
            {words.createAccount}
          </Button>
        </form>
        <Button kind="quiet" onClick={onSignIn}>
          {words.signIn}
        </Button>
      </main>
    </>
  )
}
