import type { Ref } from 'react'
import { longestCode, longestPassword } from '../../src-domain/account/account-forms.ts'
import { pastedCode } from '../../src-domain/text/pasted-text.ts'
import { TextField, type TextFieldProps } from '../design/text-field.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'

export const proofNames = ['password', 'code'] as const

type ProofName = (typeof proofNames)[number]

export interface ProofFieldProps {
  readonly byCode: boolean
  readonly hint?: string
  readonly first?: Ref<HTMLInputElement>
  readonly field: (name: ProofName) => Omit<TextFieldProps, 'label' | 'maxLength' | 'ref'>
}

export function ProofField({ byCode, hint, first, field }: ProofFieldProps) {
  const words = useWords('ownData')
  return byCode ? (
    <TextField
      {...field('code')}
      key="code"
      label={words.code}
      maxLength={longestCode}
      {...(hint === undefined ? {} : { hint })}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  ) : (
    <TextField
      {...field('password')}
      {...(first === undefined ? {} : { ref: first })}
      key="password"
      label={words.password}
      maxLength={longestPassword}
      type="password"
      autoComplete="current-password"
    />
  )
}

export function proofProblems(
  words: Words['ownData'],
  byCode: boolean,
  { password, code }: Readonly<Record<ProofName, string>>,
): Readonly<Record<ProofName, string | undefined>> {
  return {
    password: !byCode && password === '' ? words.passwordRequired : undefined,
    code: byCode && pastedCode(code) === '' ? words.codeRequired : undefined,
  }
}
