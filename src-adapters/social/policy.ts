import { graphHost } from './graph.ts'

export interface SocialPolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly styles: readonly string[]
}

/** https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy */
export const googlePolicy: SocialPolicy = {
  scripts: ['https://accounts.google.com/gsi/client'],
  frames: ['https://accounts.google.com/gsi/'],
  connects: ['https://accounts.google.com/gsi/'],
  styles: ['https://accounts.google.com/gsi/style'],
}

export const applePolicy: SocialPolicy = {
  scripts: ['https://appleid.cdn-apple.com'],
  frames: ['https://appleid.apple.com'],
  connects: ['https://appleid.apple.com'],
  styles: [],
}

/** Facebook's dialog is a separate page. */
export const facebookPolicy: SocialPolicy = { scripts: [], frames: [], connects: [graphHost], styles: [] }
