import type { AddressSearch } from '../../src-domain/address/address-search.ts'
import { offered } from '../../src-domain/address/address-search.ts'
import type { AddressSuggestion } from '../../src-domain/address/mapped-address.ts'
import { Icon } from '../design/icon.tsx'
import { TextField } from '../design/text-field.tsx'
import { useCombobox } from '../design/use-combobox.ts'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './near-field.module.css'

export interface NearFieldProps {
  readonly label: string
  readonly search: AddressSearch
  readonly onTyped: (text: string) => void
  readonly onPick: (suggestion: AddressSuggestion) => void
  readonly onOpened: () => void
  readonly onDismissed: () => void
}

/** Address field with suggestions (LOC-33). */
export function NearField({ label, search, onTyped, onPick, onOpened, onDismissed }: NearFieldProps) {
  const words = useWords('ordering').chooser
  const list = offered(search, [])
  const found = list._tag === 'Found' ? list.found : []
  const combobox = useCombobox({
    keys: found.map(({ id }) => id),
    onPick: (at) => {
      const suggestion = found[at]
      if (suggestion !== undefined) onPick(suggestion)
    },
    onShow: onOpened,
    onHide: onDismissed,
  })
  return (
    <div className={styles.box}>
      <TextField
        label={label}
        {...combobox.field}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        value={search.text}
        onChange={(event) => onTyped(event.currentTarget.value)}
        onFocus={onOpened}
        onBlur={onDismissed}
      />
      {found.length === 0 ? null : (
        <div id={combobox.listId} role="listbox" aria-label={words.suggestions} className={styles.list}>
          {found.map((suggestion, at) => (
            <div key={suggestion.id} {...combobox.line(at)} className={styles.option}>
              <Icon name="pin" small />
              {suggestion.text}
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {found.length > 0
            ? words.found({ count: found.length })
            : search.isNothingFound && search.isListShown
              ? words.foundNone
              : ''}
        </span>
      </VisuallyHidden>
    </div>
  )
}
