import { type FormEvent, useRef, useState } from 'react'
import { dialledNumber } from '../../src-domain/account/dialled-number.ts'
import { longestPhone } from '../../src-domain/account/phone-problem.ts'
import type { Driver } from '../../src-domain/ticket/driver.ts'
import { usePhoneChecks } from '../account/phone-checks.tsx'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './order-sheet.module.css'

/** Order server's limit in characters. */
const longestName = 80

export interface SendOutSheetProps {
  /** Called with the driver; undefined: no name was entered. */
  readonly onSend: (driver: Driver | undefined) => void
  readonly onClose: () => void
}

/** Hands a delivery to the restaurant's own driver. */
export function SendOutSheet({ onSend, onClose }: SendOutSheetProps) {
  const words = useWords('staff')
  const phoneField = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { dialled: dial = dialledNumber } = usePhoneChecks()
  const dialled = phone.trim() === '' ? '' : dial(phone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(dialled === undefined)
    if (dialled === undefined) phoneField.current?.focus()
    else onSend(name.trim() === '' && dialled === '' ? undefined : { name: name.trim(), phone: dialled })
  }
  return (
    <Sheet title={words.driverTitle} closeLabel={useWords('common').close} onClose={onClose}>
      <form className={styles.content} noValidate onSubmit={submit}>
        <p>{words.driverLead}</p>
        <TextField
          label={words.driverName}
          mark={words.optional}
          maxLength={longestName}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextField
          ref={phoneField}
          label={words.driverPhone}
          mark={words.optional}
          type="tel"
          maxLength={longestPhone}
          autoComplete="off"
          error={isWrong && dialled === undefined ? words.phoneWrong : undefined}
          value={phone}
          onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        />
        <Button type="submit" wide>
          {words.action.SendOut}
        </Button>
      </form>
    </Sheet>
  )
}
