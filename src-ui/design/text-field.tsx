import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './text-field.module.css'

interface FieldWords {
  readonly label: string
  /** "Required" or "Optional". */
  readonly mark?: string
  readonly hint?: string
  readonly error?: string | undefined
  /** Empty if the language is unknown. */
  readonly errorLang?: '' | undefined
}

export interface TextFieldProps extends FieldWords, InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
  /** The order server refuses longer texts. */
  readonly maxLength: number
}

interface NotesProps {
  readonly id: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly errorLang: '' | undefined
}

export function TextField({ label, mark, hint, error, errorLang, id: given, className, ...rest }: TextFieldProps) {
  const made = useId()
  const id = given ?? made
  return (
    <div className={styles.field}>
      <Label id={id} label={label} mark={mark} />
      <input
        {...rest}
        id={id}
        className={className === undefined ? styles.input : `${styles.input} ${className}`}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={descriptionIds(id, hint, error)}
      />
      <Notes id={id} hint={hint} error={error} errorLang={errorLang} />
    </div>
  )
}

export interface TextAreaFieldProps extends FieldWords, TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>
  readonly maxLength: number
}

export function TextAreaField({ label, mark, hint, error, errorLang, id: given, ...rest }: TextAreaFieldProps) {
  const made = useId()
  const id = given ?? made
  return (
    <div className={styles.field}>
      <Label id={id} label={label} mark={mark} />
      <textarea
        rows={3}
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={descriptionIds(id, hint, error)}
      />
      <Notes id={id} hint={hint} error={error} errorLang={errorLang} />
    </div>
  )
}

function descriptionIds(id: string, hint: string | undefined, error: string | undefined) {
  return (
    [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ') ||
    undefined
  )
}

function Label({
  id,
  label,
  mark,
}: {
  readonly id: string
  readonly label: string
  readonly mark: string | undefined
}) {
  return (
    <label className={styles.label} htmlFor={id}>
      {label}
      {mark === undefined ? null : <span className={styles.mark}>{mark}</span>}
    </label>
  )
}

function Notes({ id, hint, error, errorLang }: NotesProps) {
  return (
    <>
      {hint === undefined ? null : (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {/* Screen readers do not read a new description of the focused field. */}
      <span className={styles.live} aria-live="polite">
        {error === undefined ? null : (
          <span className={styles.error} id={`${id}-error`} lang={errorLang}>
            <Icon name="alert" small />
            {error}
          </span>
        )}
      </span>
    </>
  )
}
