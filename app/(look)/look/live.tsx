"use client";
import { Ellipsis, Flag, Pencil, Smile, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTheme } from "@/components/shell/use-theme";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Chip } from "@/components/ui/chip";
import { Choices } from "@/components/ui/choices";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Menu } from "@/components/ui/menu";
import { MenuChoices, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-entries";
import { Popover } from "@/components/ui/popover";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { Tabs } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";

export function Live() {
  const [open, setOpen] = useState<string | null>(null);
  const [tab, setTab] = useState("a");
  const [kind, setKind] = useState("article");
  const [text, setText] = useState("");
  const theme = useTheme();
  const close = () => setOpen(null);
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button busy>Publier</Button>
        <Button variant="secondary" onClick={() => setOpen("dialog")}>
          Dialogue
        </Button>
        <Button variant="secondary" onClick={() => setOpen("sheet")}>
          Tiroir
        </Button>
        <Button variant="secondary" onClick={() => setOpen("bottom")}>
          Feuille
        </Button>
        <Button variant="secondary" onClick={() => toast.success("Publication créée avec succès !")}>
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.error("Impossible de publier : la connexion est coupée.", {
              label: "Réessayer",
              run: () => {},
            })
          }
        >
          Erreur
        </Button>
        <Menu
          trigger={
            <IconButton label="Options">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil aria-hidden="true" />}>Modifier</MenuItem>
          <MenuItem icon={<Flag aria-hidden="true" />} disabled>
            Déjà signalé
          </MenuItem>
          <MenuLink href="/look" icon={<Smile aria-hidden="true" />}>
            Profil
          </MenuLink>
          <MenuSeparator />
          <MenuChoices
            label="Thème"
            value={theme.wish}
            onChoose={theme.choose}
            choices={[
              { value: "system", label: "Système" },
              { value: "light", label: "Clair" },
              { value: "dark", label: "Sombre" },
            ]}
          />
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => setOpen("dialog")}>
            Supprimer
          </MenuItem>
        </Menu>
        <Popover
          label="Humeur"
          align="start"
          className="w-80 p-4"
          trigger={
            <Button variant="secondary">
              <Smile aria-hidden="true" />
              Humeur
            </Button>
          }
        >
          {(shut) => <Button onClick={shut}>Fermer</Button>}
        </Popover>
        <Chip onRemove={() => {}} removeLabel="Retirer design">
          design
        </Chip>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Adresse électronique" hint="Celle de l’école." required>
          {(c) => <Input {...c} type="email" placeholder="prenom@ecole.fr" />}
        </Field>
        <Field label="Mot de passe" error="Le mot de passe doit compter au moins 8 caractères">
          {(c) => <Input {...c} type="password" defaultValue="abc" />}
        </Field>
        <Field label="Type" optional>
          {(c) => (
            <Select {...c}>
              <option>Article</option>
              <option>Tutoriel</option>
            </Select>
          )}
        </Field>
        <Field label="Message">
          {(c) => (
            <Textarea
              {...c}
              value={text}
              onChange={(e) => setText(e.target.value)}
              className="max-h-40"
              placeholder="Quoi de neuf ?"
            />
          )}
        </Field>
        <Checkbox label="J’accepte les conditions d’utilisation" defaultChecked />
        <Checkbox label="J’accepte les conditions d’utilisation" error="Vous devez accepter les conditions" />
        <Choices
          legend="Public"
          name="k"
          value={kind}
          onChoose={setKind}
          choices={[
            { value: "article", label: "Article" },
            { value: "news", label: "Actualité" },
            { value: "tutorial", label: "Tutoriel" },
          ]}
        />
      </div>
      <Tabs
        label="Connexion"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: "a", label: "Connexion", content: <p>Un</p> },
          { value: "b", label: "Inscription", content: <p>Deux</p> },
        ]}
      />
      <Dialog
        open={open === "dialog"}
        onClose={close}
        size="small"
        title="Supprimer la publication"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Annuler
            </Button>
            <Button variant="danger" onClick={() => toast.error("Échec de la suppression")}>
              Supprimer
            </Button>
          </>
        }
      >
        <p>Êtes-vous sûr de vouloir supprimer cette publication ? Cette action est irréversible.</p>
        <Menu
          trigger={
            <Button variant="secondary" className="mt-4">
              Menu dans le dialogue
            </Button>
          }
          align="start"
        >
          <MenuItem>Un</MenuItem>
          <MenuItem>Deux</MenuItem>
        </Menu>
      </Dialog>
      <Sheet side="left" open={open === "sheet"} onClose={close} title="Menu">
        <p>Contenu</p>
      </Sheet>
      <Sheet side="bottom" open={open === "bottom"} onClose={close} title="Tendances">
        <p>Contenu</p>
      </Sheet>
    </section>
  );
}
