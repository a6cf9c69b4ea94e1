import { type FormEvent, useId, useRef, useState } from 'react'
import type { Address } from '../../src-domain/address/address.ts'
import { addressProblems } from '../../src-domain/address/address-problems.ts'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useShop } from '../shell/shop-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './delivery-address.module.css'
import { addressErrors, type FieldErrors } from './delivery-address-words.ts'

const fields = ['street1', 'street2', 'city', 'state', 'zip'] as const
type Field = (typeof fields)[number]

const read = (form: HTMLFormElement): Address => {
  const text = (field: Field) => {
    const input = form.elements.namedItem(field)
    return input instanceof HTMLInputElement ? input.value.trim() : ''
  }
  return {
    street1: text('street1'),
    street2: text('street2'),
    city: text('city'),
    state: text('state').toUpperCase(),
    zip: text('zip'),
  }
}

const AddressForm = ({ kept, onDone }: { readonly kept: Address | undefined; readonly onDone: () => void }) => {
  const words = useWords('shop').address
  const common = useWords('common')
  const { actions } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = read(event.currentTarget)
    const found = addressErrors(addressProblems(address), words)
    setErrors(found)
    const first = fields.find((field) => field !== 'street2' && found[field] !== undefined)
    if (first === undefined) {
      actions.deliverTo(address)
      onDone()
      return
    }
    const input = event.currentTarget.elements.namedItem(first)
    if (input instanceof HTMLElement) input.focus()
  }

  /** What was mended is no longer complained about, and nothing new is while it is being typed. */
  const mended = () => {
    const current = form.current
    if (current === null || Object.keys(errors).length === 0) return
    const still = addressErrors(addressProblems(read(current)), words)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field in still)))
  }

  return (
    <form ref={form} className={styles.box} noValidate onSubmit={submit} onChange={mended}>
      <h3 className={styles.title}>{words.title}</h3>
      <TextField
        name="street1"
        label={words.street}
        mark={common.required}
        autoComplete="address-line1"
        defaultValue={kept?.street1}
        error={errors.street1}
      />
      <TextField
        name="street2"
        label={words.unit}
        mark={common.optional}
        autoComplete="address-line2"
        defaultValue={kept?.street2}
      />
      <div className={styles.row}>
        <TextField
          name="city"
          label={words.city}
          mark={common.required}
          autoComplete="address-level2"
          defaultValue={kept?.city}
          error={errors.city}
        />
        <TextField
          name="state"
          label={words.state}
          mark={common.required}
          autoComplete="address-level1"
          maxLength={2}
          defaultValue={kept?.state}
          error={errors.state}
        />
        <TextField
          name="zip"
          label={words.zip}
          mark={common.required}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          defaultValue={kept?.zip}
          error={errors.zip}
        />
      </div>
      <Button type="submit" kind="secondary">
        {words.use}
      </Button>
    </form>
  )
}

/** Where a delivery goes, asked before anything is chosen (LOC-23): a delivery menu needs it (MENU-13). */
export const DeliveryAddress = () => {
  const words = useWords('shop').address
  const common = useWords('common')
  const { cells } = useShop()
  const id = useId()
  const kept = useStateOf(cells.order, (now) => now.address)
  const [isEditing, setIsEditing] = useState(false)
  if (kept === undefined || isEditing)
    return <AddressForm key={kept === undefined ? 'new' : id} kept={kept} onDone={() => setIsEditing(false)} />
  return (
    <div className={`${styles.box} ${styles.kept}`}>
      <p>
        <strong>{words.deliverTo}</strong>
        <br />
        {[kept.street1, kept.street2, kept.city, `${kept.state} ${kept.zip}`].filter(Boolean).join(', ')}
      </p>
      <Button kind="quiet" onClick={() => setIsEditing(true)}>
        {common.edit}
      </Button>
    </div>
  )
}
