/** Message of a 503 (SHELL-34). */
export interface UnavailableNotice {
  readonly message?: string
  readonly isShown: boolean
}

export const noNotice: UnavailableNotice = { isShown: false }

export function noticeOf(message: string | undefined): UnavailableNotice {
  return {
    isShown: true,
    ...(message === undefined ? {} : { message }),
  }
}
