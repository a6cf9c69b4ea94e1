import { useId } from 'react'
import type { Address } from '../../src-domain/address/address.ts'
import { usStates } from '../../src-domain/address/us-states.ts'
import type { Country } from '../../src-domain/brand/country.ts'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './address-sheet.module.css'
import type { FieldErrors } from './delivery-address-words.ts'

export interface TownFieldsProps {
  readonly form: Pick<Address, 'city' | 'state' | 'zip'>
  readonly errors: FieldErrors
  readonly country: Country
  readonly idOf: (field: 'city' | 'state' | 'zip') => string
  readonly onWrite: (field: 'city' | 'state' | 'zip', text: string) => void
}

/** City, state and ZIP code. A state can be a code or a name (LOC-48). */
export function TownFields({ form, errors, country, idOf, onWrite }: TownFieldsProps) {
  const words = useWords('delivery')
  const common = useWords('common')
  const id = useId()
  const states = country === 'US' ? id : undefined
  const field = (name: 'city' | 'state' | 'zip') => ({
    id: idOf(name),
    name,
    label: words[name],
    mark: common.required,
    value: form[name],
    error: errors[name],
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => onWrite(name, event.currentTarget.value),
  })
  return (
    <div className={styles.town}>
      <TextField {...field('city')} autoComplete="address-level2" maxLength={80} />
      <TextField {...field('state')} list={states} autoComplete="address-level1" maxLength={30} />
      {states === undefined ? null : (
        <datalist id={states}>
          {usStates.map(({ code, name }) => (
            <option key={code} value={code} label={name} />
          ))}
        </datalist>
      )}
      <TextField {...field('zip')} autoComplete="postal-code" inputMode="numeric" maxLength={5} />
    </div>
  )
}
