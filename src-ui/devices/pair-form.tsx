import { useEffect, useId, useRef, useState } from 'react'
import { longestDeviceName, pairingCode } from '../../src-domain/staff/paired-device.ts'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './devices-screen.module.css'
import type { ListProblem } from './remote-list.ts'

export interface PairFormProps {
  readonly isPending: boolean
  readonly problem: ListProblem | undefined
  readonly onPair: (code: string, name: string) => void
}

/** Room for spaces and dashes between the digits. */
const longestCode = 12

/** Pairs the device that shows a code. What was typed stays until the order server has taken it. */
export function PairForm({ isPending, problem, onPair }: PairFormProps) {
  const { devices } = useWords('staff')
  const [typed, setTyped] = useState({ code: '', name: '' })
  const [isSent, setSent] = useState(false)
  const codeField = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const title = useId()
  const code = pairingCode(typed.code)
  const name = typed.name.trim()
  const wrongCode = problem === 'gone' ? devices.unknownCode : undefined
  useEffect(() => {
    if (problem === 'gone') codeField.current?.focus()
  }, [problem])
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (code === undefined) codeField.current?.focus()
        else if (name === '') nameField.current?.focus()
        else if (!isPending) onPair(code, name)
      }}
    >
      <h3 id={title} className={styles.subtitle}>
        {devices.pairTitle}
      </h3>
      <TextField
        ref={codeField}
        className={styles.code}
        label={devices.code}
        hint={devices.codeHint}
        value={typed.code}
        maxLength={longestCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={isSent && code === undefined ? devices.codeWrong : wrongCode}
        onChange={({ currentTarget }) => setTyped({ ...typed, code: currentTarget.value })}
      />
      <TextField
        ref={nameField}
        label={devices.name}
        hint={devices.nameHint}
        value={typed.name}
        maxLength={longestDeviceName}
        autoComplete="off"
        error={isSent && name === '' ? devices.nameMissing : undefined}
        onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
      />
      {problem === undefined || problem === 'gone' ? null : (
        <p role="alert" className={styles.problem}>
          {devices.problem[problem]}
        </p>
      )}
      <Button type="submit" busy={isPending}>
        {devices.pair}
      </Button>
    </form>
  )
}
