/**
 * https://developer.squareup.com/reference/sdks/web/payments/errors: identified by `name`, or by class in
 * `Square.errors`.
 */
export interface SubError {
  readonly type: string
  readonly message: string
  readonly field?: string
}

export class SqError extends Error {
  readonly errors: readonly SubError[]

  constructor(name: string, message: string, errors: readonly SubError[] = []) {
    super(message)
    this.name = name
    this.errors = errors
  }
}

function kind(name: string, message: (about: string) => string) {
  return class extends SqError {
    constructor(about = '', errors: readonly SubError[] = []) {
      super(name, message(about), errors)
    }
  }
}

export const InvalidApplicationIdError = kind(
  'InvalidApplicationIdError',
  () => "The Payment 'applicationId' option is not in the correct format.",
)
export const ApplicationIdEnvironmentMismatchError = kind(
  'ApplicationIdEnvironmentMismatchError',
  () => 'The application ID is of another environment than this script.',
)
export const WebSdkEmbedError = kind('WebSdkEmbedError', () => 'The Web Payments SDK requires a secure context.')
export const ElementNotFoundError = kind('ElementNotFoundError', (about) => `Element ${about} could not be found`)
export const InvalidElementTypeError = kind(
  'InvalidElementTypeError',
  (about) => `${about} is neither <div> nor <span>`,
)
export const PaymentMethodAlreadyAttachedError = kind(
  'PaymentMethodAlreadyAttachedError',
  (about) => `${about} is already attached`,
)
export const PaymentMethodNotAttachedError = kind(
  'PaymentMethodNotAttachedError',
  (about) => `${about} has not been attached`,
)
export const PaymentMethodAlreadyDestroyedError = kind(
  'PaymentMethodAlreadyDestroyedError',
  (about) => `${about} has already been destroyed`,
)
export const PaymentMethodUnsupportedError = kind(
  'PaymentMethodUnsupportedError',
  (about) => `${about} is not supported here`,
)
export const InvalidFieldNameError = kind('InvalidFieldNameError', (about) => `There is no field ${about}`)
export const InvalidPaymentRequestError = kind('InvalidPaymentRequestError', (about) => `The request lacks ${about}`)
export const InvalidPaymentRequestUpdateError = kind(
  'InvalidPaymentRequestUpdateError',
  (about) => `The update lacks ${about}`,
)
export const InvalidOptionError = kind('InvalidOptionError', (about) => `${about} is no valid option`)
export const TokenizationError = kind('TokenizationError', (about) => `Tokenization failed${about}`)
export const UnexpectedError = kind('UnexpectedError', (about) => `An unexpected error occurred while ${about}`)

/** Members of `Square.errors`; others have only a name. */
export const publicErrors = {
  ElementNotFoundError,
  InvalidOptionError,
  InvalidPaymentRequestError,
  InvalidPaymentRequestUpdateError,
  PaymentMethodUnsupportedError,
  TokenizationError,
  UnexpectedError,
  WebSdkEmbedError,
}
