import {
  createFormControl,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm as useLiveForm,
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
const useInitialForm: typeof useLiveForm = <F extends FieldValues, C, T>(
  options: UseFormProps<F, C, T> = {},
) => {
  let control: Omit<UseFormReturn<F, C, T>, "formState"> | undefined;
  const create = () => (control ??= createFormControl(options));
  const initial = {
    formState: { ...formState, defaultValues: options.defaultValues },
    register: (name: string) => ({ name, onChange: create, onBlur: create, ref() {} }),
    getFieldState: () => fieldState,
    handleSubmit:
      (...handlers: Parameters<UseFormReturn<F, C, T>["handleSubmit"]>) =>
      () =>
        create().handleSubmit(...handlers)(),
  };
  return new Proxy({} as UseFormReturn<F, C, T>, {
    get: (_, key) => Reflect.get(!control && key in initial ? initial : { ...initial, ...create() }, key),
  });
};

export const useForm = typeof window === "undefined" ? useInitialForm : useLiveForm;
