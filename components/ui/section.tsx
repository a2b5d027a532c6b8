import type { ComponentProps, ElementType } from "react";

type Props = ComponentProps<"section"> & {
  id: string;
  title: string;
  titleClassName?: string;
  as?: ElementType;
  heading?: "h2" | "h3";
};

const titleStyles = { h2: "text-lg", h3: "text-base" };

/** A section named by its heading, which has the `id`. */
export function Section({ id, title, as: Element = "section", children, ...props }: Props) {
  const { heading: Heading = "h2", titleClassName = titleStyles[Heading], ...rest } = props;
  return (
    <Element aria-labelledby={id} {...rest}>
      <Heading id={id} className={titleClassName}>
        {title}
      </Heading>
      {children}
    </Element>
  );
}
