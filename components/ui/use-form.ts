import {
  createFormControl,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm as useBrowserForm,
} from "react-hook-form";

const fieldState = {
  isDirty: false,
  isTouched: false,
  isValidating: false,
  invalid: false,
  error: undefined,
};

const formState = {
  isDirty: false,
  isLoading: false,
  isReady: false,
  isSubmitted: false,
  isSubmitSuccessful: false,
  isSubmitting: false,
  isValid: false,
  isValidating: false,
  disabled: false,
  submitCount: 0,
  dirtyFields: {},
  touchedFields: {},
  validatingFields: {},
  errors: {},
};

/** A form on the server, where only the HTML of few forms needs its state: creating that costs as much as ten elements. */
const useServerForm: typeof useBrowserForm = <F extends FieldValues, C, T>(
  options: UseFormProps<F, C, T> = {},
) => {
  let created: object | undefined;
  const create = () => (created ??= { ...initial, ...createFormControl(options) });
  const initial = {
    formState: { ...formState, defaultValues: options.defaultValues },
    register: (name: string) => ({ name, onChange() {}, onBlur() {}, ref() {} }),
    getFieldState: () => fieldState,
    handleSubmit:
      (...handlers: Parameters<UseFormReturn<F, C, T>["handleSubmit"]>) =>
      () =>
        (create() as UseFormReturn<F, C, T>).handleSubmit(...handlers)(),
  };
  return new Proxy({} as UseFormReturn<F, C, T>, {
    get: (_, key) => Reflect.get(!created && key in initial ? initial : create(), key),
  });
};

export const useForm = typeof window === "undefined" ? useServerForm : useBrowserForm;
