import type { Address } from '../../src-domain/address/address.ts'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './address-sheet.module.css'
import type { FieldErrors } from './delivery-address-words.ts'

export interface TownFieldsProps {
  readonly form: Pick<Address, 'city' | 'state' | 'zip'>
  readonly errors: FieldErrors
  readonly onWrite: (field: 'city' | 'state' | 'zip', text: string) => void
}

/** The rest of an address that is written by hand. */
export const TownFields = ({ form, errors, onWrite }: TownFieldsProps) => {
  const words = useWords('delivery')
  const common = useWords('common')
  const field = (name: 'city' | 'state' | 'zip') => ({
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
      <TextField {...field('state')} autoComplete="address-level1" autoCapitalize="characters" maxLength={2} />
      <TextField {...field('zip')} autoComplete="postal-code" inputMode="numeric" maxLength={5} />
    </div>
  )
}
