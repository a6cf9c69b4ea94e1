import { longestTypedCode, typedCodeOf } from '../../src-domain/staff/second-factor.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './sign-in-screen.module.css'

export interface CodeFieldsProps {
  /** `digits`: of an app that is being set up, which has no recovery codes yet. */
  readonly kind: 'digits' | 'any'
  readonly action: string
  /** Why the last code was refused. */
  readonly problem: string | undefined
  readonly onSend: (code: string) => Promise<void>
}

/** Asks for a code of the authenticator app. */
export function CodeFields({ kind, action, problem, onSend }: CodeFieldsProps) {
  const { secondFactor: words } = useWords('staff')
  const { form, field, isSending } = useJudgedFields({
    names: ['code'] as const,
    initial: { code: '' },
    judge: ({ code }) => ({ code: codeFault(code, kind, words) }),
    send: ({ code }) => onSend(code.trim()),
  })
  return (
    <form className={styles.form} {...form}>
      {problem === undefined ? null : <Alert kind="danger">{problem}</Alert>}
      <TextField
        {...field('code')}
        label={words.code}
        autoComplete="one-time-code"
        // Letters of recovery codes need the whole keyboard.
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestTypedCode}
      />
      <Button type="submit" wide busy={isSending}>
        {action}
      </Button>
    </form>
  )
}

interface FaultWords {
  readonly codeMissing: string
  readonly digitsMissing: string
}

function codeFault(typed: string, kind: CodeFieldsProps['kind'], words: FaultWords): string | undefined {
  const code = typedCodeOf(typed)
  if (kind === 'digits') return code?._tag === 'TimeCode' ? undefined : words.digitsMissing
  return code === undefined ? words.codeMissing : undefined
}
