/** A phone as a sender has it, and as people of its country write it. */
export interface ShownPhone {
  readonly phone?: string
  /** Absent: the format of LOC-50. */
  readonly displayedPhone?: string
}

/** NNN-NNN-NNNN (LOC-50); other lengths stay unchanged. */
export function displayedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : phone
}
